import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { layouts, printHash } from '#documents/card_sheet'
import AccessOrder from '#models/access_order'
import { chunks, rowsInParts, sqlNow } from '#sql/bulk'
import Card from '#models/card'
import { accessObstacles } from '#models/card/admissible'
import { admissionHash, admissionOf } from '#models/card/admission'
import { cardTextOf } from '#models/form/card_face'
import type Permission from '#models/permission'
import type { Actor } from '#shared/history'
import { countRows } from '#sql/counts'

/** The changed record whose cards are updated; without one, all cards are. */
export type ChangedRecord = { permissionId?: number; tournamentId?: number }

const AT_ONCE = 2000

/** Marks printed cards as stale, and tells the gates about changed access. */
export async function updateCardsOf(
  trx: TransactionClientContract,
  formIds: number[],
  by: Actor | null = null
) {
  for (const ids of chunks(formIds)) {
    const cards = await cardsWithAccess(trx).whereIn('formId', ids)
    await updateCards(trx, cards, by)
  }
}

/** On how many cards a permission would have an effect with its unsaved changes. */
export async function effectOf(permission: Permission) {
  const effect = { printed: 0, gates: 0 }
  const ofPermission = () => cardsWithAccess(db.connection(), { permissionId: permission.id })
  for await (const cards of rowsInParts(ofPermission))
    for (const card of cards) {
      card.form.$setRelated('permission', permission)
      if (!card.stale && isStale(card)) effect.printed++
      if (hasChangedAdmission(card)) effect.gates++
    }
  return effect
}

// Done at once, so that people see the result. If this process dies, the queue does it again.
export async function updateCardsAfterSave(which: ChangedRecord, by: Actor) {
  const handledHere = (await countRows(affectedCards(which))) <= AT_ONCE
  await emitter.emit('cards:outdated', { ...which, userId: by.id, retryLater: handledHere })
  if (handledHere) await updateAllCards(which, by)
}

// In separate transactions, so that other writers need not wait. Repeating it changes nothing.
export async function updateAllCards(which: ChangedRecord = {}, by: Actor | null = null) {
  let last = 0
  for (;;) {
    const updated = await db.transaction(async (trx) => {
      const cards = await cardsWithAccess(trx, which)
        .where('id', '>', last)
        .orderBy('id')
        .limit(500)
      await updateCards(trx, cards, by)
      return cards
    })
    if (updated.length === 0) return
    last = updated.at(-1)!.id
  }
}

/** Live cards that were printed or that the gates let in. */
const affectedCards = (
  { permissionId, tournamentId }: ChangedRecord,
  client?: QueryClientContract
) =>
  Card.query({ client })
    .where('state', 'live')
    .where((used) => used.whereNotNull('printHash').orWhere('gateDesired', 'active'))
    .if(permissionId, (query) =>
      query.whereHas('form', (form) => form.where('idPermission', permissionId!))
    )
    .if(tournamentId, (query) => query.where('tournamentId', tournamentId!))

const cardsWithAccess = (client: QueryClientContract, which: ChangedRecord = {}) =>
  affectedCards(which, client).preload('form', (form) =>
    form.preload('tournament', (edition) => edition.preload('designs')).preload('permission')
  )

async function updateCards(trx: TransactionClientContract, cards: Card[], by: Actor | null) {
  const toggled = cards.filter((card) => card.stale !== isStale(card))
  for (const [stale, group] of Map.groupBy(toggled, (card) => !card.stale))
    await trx
      .from('cards')
      .whereIn(
        'id',
        group.map(({ id }) => id)
      )
      .update({ stale, updated_at: sqlNow(trx) })
  const wishes = cards
    .filter(hasChangedAdmission)
    .map((card) => ({ card, operation: 'add' as const, admission: admissionOf(card.form) }))
  if (wishes.length > 0) await AccessOrder.order(trx, await admissible(trx, wishes), by)
}

const hasChangedAdmission = ({ uid, gateDesired, gateHash, form }: Card) =>
  uid !== null && gateDesired === 'active' && gateHash !== admissionHash(uid, admissionOf(form))

// A card that may not enter gets no order, unless the gates must learn that its access ended.
async function admissible<Wish extends { card: Card }>(
  trx: TransactionClientContract,
  wishes: Wish[]
): Promise<Wish[]> {
  const forms = wishes.map(({ card }) => card.form)
  const obstacles = await accessObstacles(forms, trx)
  if (obstacles.size === 0) return wishes
  const over = wishes.filter(({ card }) => obstacles.get(card.form) === 'over')
  const lastIds = trx
    .from('access_orders')
    .whereIn(
      'card_id',
      over.map(({ card }) => card.id)
    )
    .where('operation', 'add')
    .groupBy('card_id')
    .max('id')
  const lastOrders = await AccessOrder.query({ client: trx }).whereIn('id', lastIds)
  const admittedUntil = new Map(lastOrders.map(({ cardId, admission }) => [cardId, admission!.to]))
  return wishes.filter(({ card }) => {
    const obstacle = obstacles.get(card.form)
    if (obstacle !== 'over') return !obstacle
    return (admittedUntil.get(card.id) ?? '') >= card.form.tournament.today
  })
}

/** Needs the form. */
export function isStale({ printHash: printed, layout, form }: Card): boolean {
  if (!printed) return false
  return printed !== printHash(cardTextOf(form), layouts[layout ?? 'lanyard'])
}
