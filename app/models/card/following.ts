import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { layouts, printHash, type LayoutKey } from '#documents/card_sheet'
import AccessOrder from '#models/access_order'
import { chunks, sqlNow } from '#models/bulk'
import Card from '#models/card'
import { admissionHash, admissionOf } from '#models/card/admission'
import { cardTextOf } from '#models/form/card_face'

type Author = { id: number } | null

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
 * The same for many that one thing changed: a profile, an edition, a design, or the layouts
 * themselves. In parts of their own, so that other writers come in between; what was followed
 * before is not changed again.
 */
export async function followAll(
  which: { permissionId?: number; tournamentId?: number } = {},
  by: Author = null
) {
  let last = 0
  for (;;) {
    const followedUp = await db.transaction(async (trx) => {
      const cards = await followed(trx)
        .whereHas('form', (form) => {
          if (which.permissionId) form.where('idPermission', which.permissionId)
          if (which.tournamentId) form.where('tournamentId', which.tournamentId)
        })
        .where('id', '>', last)
        .orderBy('id')
        .limit(500)
      await follow(trx, cards, by)
      return cards
    })
    if (followedUp.length === 0) return
    last = followedUp.at(-1)!.id
  }
}

/** Live cards that somebody holds, or that a gate knows. */
const followed = (trx: TransactionClientContract) =>
  Card.query({ client: trx })
    .where('state', 'live')
    .where((known) => known.whereNotNull('printHash').orWhere('gateDesired', 'active'))
    .preload('form', (form) =>
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
  await AccessOrder.order(trx, known, by)
}

/** Whether a printed card says something else than it would now. Its form must be loaded. */
export function isStale({ printHash: printed, layout, form }: Card): boolean {
  if (!printed) return false
  return printed !== printHash(cardTextOf(form), layouts[(layout ?? 'lanyard') as LayoutKey])
}
