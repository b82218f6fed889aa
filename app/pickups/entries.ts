import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#exceptions/refusal'
import { chunks, queryRows, sqlNow } from '#sql/bulk'
import { lockRequests } from '#models/form/locks'
import type Pickup from '#models/pickup'
import PickupEntry from '#models/pickup_entry'
import { candidatesOf, type Candidate } from '#pickups/candidates'
import { obstaclesTo, unknownCard, type PickupObstacle } from '#pickups/obstacles'
import { recordChange } from '#sql/history'
import type User from '#models/user'

/** `at` is the position in the list of requests that somebody sent. */
export class CardsRefused extends Error {
  constructor(readonly refused: { at: number; obstacle: PickupObstacle }[]) {
    super('cards refused')
    this.name = 'CardsRefused'
  }
}

/** Must be the first statement of the transaction. Returns the nonce. @throws Refusal `collectiveSigned` */
export async function lockWaitingList(trx: TransactionClientContract, { id }: Pickup) {
  const waiting = await queryRows(
    trx,
    `update collectives set updated_at = ? where id = ? and state = 'waiting' returning nonce`,
    [sqlNow(trx), id]
  )
  if (waiting.length === 0) throw new Refusal('collectiveSigned', {}, { status: 409 })
  return waiting[0].nonce
}

/** Replaces the cards of a list by the live cards of these requests. @throws CardsRefused */
export async function setCards(
  trx: TransactionClientContract,
  pickup: Pickup,
  forms: number[],
  by: User
) {
  const entries = await PickupEntry.query({ client: trx })
    .where('collectiveId', pickup.id)
    .preload('card')
  const wanted = new Set(forms)
  const isKept = ({ formId, card }: PickupEntry) => wanted.has(formId!) && card?.state === 'live'
  const removed = entries.filter((entry) => !isKept(entry))
  const kept = new Set(entries.filter(isKept).map(({ formId }) => formId!))
  const newForms = [...wanted.difference(kept)]
  await lockRequests(trx, [...newForms, ...removed.flatMap(({ formId }) => formId ?? [])])
  for (const part of chunks(removed.map(({ id }) => id)))
    await trx.from('collective_forms').whereIn('id', part).delete()
  const candidates = await candidatesOf(newForms, trx)
  const obstacles = await obstaclesTo([...candidates.values()], { reader: by, client: trx })
  const refused = newForms.flatMap((id) => {
    const candidate = candidates.get(id)
    const obstacle = candidate ? obstacles.get(candidate) : unknownCard
    return obstacle ? [{ at: forms.indexOf(id), obstacle }] : []
  })
  if (refused.length > 0) throw new CardsRefused(refused)
  const added = newForms.map((id) => candidates.get(id)!)
  await insertAllEntries(trx, pickup, added, by, forms)
  if (removed.length + added.length === 0) return
  await recordChange(trx, pickup, 'updated', by, {
    from: { cards: removed.map(({ serial }) => serial).join(', ') || null },
    to: { cards: added.map(({ card }) => card!.serial).join(', ') || null },
  })
}

/** @throws CardsRefused if another list has got a card meanwhile; `forms` gives the positions */
export async function insertAllEntries(
  trx: TransactionClientContract,
  pickup: Pickup,
  candidates: Candidate[],
  by: User,
  forms: number[]
) {
  const added = await insertEntries(trx, pickup, candidates, by)
  const refused = candidates.filter(({ card }) => !added.has(card!.id))
  if (refused.length === 0) return added
  const obstacles = await obstaclesTo(refused, { reader: by, client: trx })
  throw new CardsRefused(
    refused.map((candidate) => ({
      at: forms.indexOf(candidate.form.id),
      obstacle: obstacles.get(candidate) ?? unknownCard,
    }))
  )
}

/** @returns entry ids by card; cards of other lists are left out */
export async function insertEntries(
  trx: TransactionClientContract,
  { id }: Pickup,
  candidates: Candidate[],
  by: User
): Promise<Map<number, number>> {
  const added = new Map<number, number>()
  for (const part of chunks(candidates)) {
    const rows = await queryRows<{ id: number; card_id: number }>(
      trx,
      `insert into collective_forms
         (collective_id, form_id, card_id, serial, name, user_id, created_at)
       values ${part.map(() => '(?, ?, ?, ?, ?, ?, ?)').join(', ')}
       on conflict (card_id) do nothing returning id, card_id`,
      part.flatMap(({ form, card }) => [
        ...[id, form.id, card!.id, card!.serial, form.fullName],
        ...[by.id, sqlNow(trx)],
      ])
    )
    for (const row of rows) added.set(row.card_id, row.id)
  }
  return added
}
