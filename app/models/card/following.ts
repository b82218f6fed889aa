import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { layouts, printHash, type LayoutKey } from '#documents/card_sheet'
import FollowCards from '#jobs/follow_cards'
import AccessOrder from '#models/access_order'
import { chunks, sqlNow } from '#models/bulk'
import Card from '#models/card'
import { obstaclesOf } from '#models/card/admissible'
import { admissionHash, admissionOf } from '#models/card/admission'
import { cardTextOf } from '#models/form/card_face'

type Author = { id: number } | null

/** The one thing that changed for many cards; everything where nothing is named. */
export type Changed = { permissionId?: number; tournamentId?: number }

/** Above this many cards all of the work is the queue's. */
const AT_ONCE = 2000

/** When the queue comes to see whether this process got to the end. */
const LATER = '1m'

/**
 * Lets the cards of requests follow what changed of them: a printed card that would look otherwise
 * now is stale, and gates that know a card are told what it opens now. Rights that are not printed
 * leave the paper alone.
 */
export async function followForms(
  trx: TransactionClientContract,
  formIds: number[],
  by: Author = null
) {
  for (const ids of chunks(formIds)) {
    const cards = await followed(trx).whereIn('formId', ids)
    await follow(trx, cards, by)
  }
}

/**
 * Lets cards follow what was saved for many of them: at once, so that people see what became of
 * it, and where this process is killed before the end, by the queue. What was followed before
 * is not changed again.
 */
export async function followSaved(which: Changed, by: { id: number }) {
  const [{ total }] = await held(which).count('* as total').pojo<{ total: number }>()
  const job = FollowCards.dispatch({ ...which, userId: by.id })
  if (Number(total) > AT_ONCE) return job.run()
  // The queue of the tests knows no later.
  await (app.inTest ? job : job.in(LATER)).run()
  await followAll(which, by)
}

/**
 * The same for many that one thing changed: a profile, an edition, a design, or the layouts
 * themselves. In parts of their own, so that other writers come in between; what was followed
 * before is not changed again.
 */
export async function followAll(which: Changed = {}, by: Author = null) {
  let last = 0
  for (;;) {
    const followedUp = await db.transaction(async (trx) => {
      const cards = await followed(trx, which).where('id', '>', last).orderBy('id').limit(500)
      await follow(trx, cards, by)
      return cards
    })
    if (followedUp.length === 0) return
    last = followedUp.at(-1)!.id
  }
}

/** Live cards that somebody holds, or that a gate knows. */
const held = ({ permissionId, tournamentId }: Changed, client?: TransactionClientContract) =>
  Card.query({ client })
    .where('state', 'live')
    .where((known) => known.whereNotNull('printHash').orWhere('gateDesired', 'active'))
    .if(permissionId, (query) =>
      query.whereHas('form', (form) => form.where('idPermission', permissionId!))
    )
    .if(tournamentId, (query) => query.where('tournamentId', tournamentId!))

const followed = (trx: TransactionClientContract, which: Changed = {}) =>
  held(which, trx).preload('form', (form) =>
    form.preload('tournament', (edition) => edition.preload('designs')).preload('permission')
  )

async function follow(trx: TransactionClientContract, cards: Card[], by: Author) {
  const turned = cards.filter((card) => card.stale !== isStale(card))
  for (const [stale, group] of Map.groupBy(turned, (card) => !card.stale))
    await trx
      .from('cards')
      .whereIn(
        'id',
        group.map(({ id }) => id)
      )
      .update({ stale, updated_at: sqlNow(trx) })
  const known = cards
    .filter(({ uid, gateDesired }) => uid && gateDesired === 'active')
    .map((card) => ({ card, operation: 'add' as const, admission: admissionOf(card.form) }))
    .filter(({ card, admission }) => card.gateHash !== admissionHash(card.uid!, admission))
  if (known.length > 0) await AccessOrder.order(trx, await admissible(trx, known), by)
}

/** Without those who must not be let in; but that a right ended the gates must learn. */
async function admissible<Wish extends { card: Card }>(
  trx: TransactionClientContract,
  wishes: Wish[]
): Promise<Wish[]> {
  const forms = wishes.map(({ card }) => card.form)
  const obstacles = await obstaclesOf(forms, trx)
  if (obstacles.size === 0) return wishes
  const over = wishes.filter(({ card }) => obstacles.get(card.form) === 'over')
  const last = trx
    .from('access_orders')
    .whereIn(
      'card_id',
      over.map(({ card }) => card.id)
    )
    .where('operation', 'add')
    .groupBy('card_id')
    .max('id')
  const told = await AccessOrder.query({ client: trx }).whereIn('id', last)
  const until = new Map(told.map(({ cardId, admission }) => [cardId, admission!.to]))
  return wishes.filter(({ card }) => {
    const obstacle = obstacles.get(card.form)
    if (obstacle !== 'over') return !obstacle
    return (until.get(card.id) ?? '') >= card.form.tournament.today
  })
}

/** Whether a printed card says something else than it would now. Its form must be loaded. */
export function isStale({ printHash: printed, layout, form }: Card): boolean {
  if (!printed) return false
  return printed !== printHash(cardTextOf(form), layouts[(layout ?? 'lanyard') as LayoutKey])
}
