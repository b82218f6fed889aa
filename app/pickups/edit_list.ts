import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#exceptions/refusal'
import { lockRequests } from '#models/form/locks'
import type Pickup from '#models/pickup'
import PickupEntry from '#models/pickup_entry'
import { candidatesOf, type Candidate } from '#pickups/candidates'
import {
  CardsRefused,
  lockWaitingList,
  insertEntries,
  insertAllEntries,
  setCards,
} from '#pickups/entries'
import { obstaclesTo, unknownCard } from '#pickups/obstacles'
import { recordChange, saveBy } from '#sql/history'
import type User from '#models/user'

/** All cards or none. @throws Refusal `collectiveSigned`, `changedMeanwhile`; CardsRefused */
export async function saveList(pickup: Pickup, forms: number[] | undefined, by: User) {
  const isNew = !pickup.$isPersisted
  await saveBy(pickup, by, {
    prepare: async (trx) => {
      if (!isNew && (await lockWaitingList(trx, pickup)) !== pickup.nonce)
        throw new Refusal('changedMeanwhile', {}, { status: 409 })
    },
    write: async (trx) => {
      if (forms) await setCards(trx, pickup, forms, by)
    },
  })
}

/** @throws Refusal `collectiveSigned`; CardsRefused if another list or an erasure was faster */
export async function addCard(pickup: Pickup, candidate: Candidate, by: User) {
  return db.transaction(async (trx) => {
    await lockWaitingList(trx, pickup)
    const cardId = candidate.card!.id
    const existing = await trx
      .from('collective_forms')
      .where({ collective_id: pickup.id, card_id: cardId })
      .first()
    if (existing) return { entry: existing.id, added: false }
    await lockRequests(trx, [candidate.form.id])
    const card = await trx.from('cards').where('id', cardId).first()
    if (!card) throw new CardsRefused([{ at: 0, obstacle: unknownCard }])
    const added = await insertAllEntries(trx, pickup, [candidate], by, [candidate.form.id])
    return { entry: added.get(cardId)!, added: true }
  })
}

/** Leaves out the cards that cannot be collected. Returns how many were added. */
export async function addCards(pickup: Pickup, forms: number[], by: User): Promise<number> {
  return db.transaction(async (trx) => {
    await lockWaitingList(trx, pickup)
    await lockRequests(trx, forms)
    const candidates = [...(await candidatesOf(forms, trx)).values()]
    const obstacles = await obstaclesTo(candidates, { reader: by, client: trx })
    const collectable = candidates.filter((candidate) => !obstacles.has(candidate))
    return (await insertEntries(trx, pickup, collectable, by)).size
  })
}

/** @throws Refusal `collectiveSigned` */
export async function removeCard(pickup: Pickup, entryId: number, by: User) {
  await db.transaction(async (trx) => {
    await lockWaitingList(trx, pickup)
    const entry = await PickupEntry.query({ client: trx })
      .where({ id: entryId, collectiveId: pickup.id })
      .first()
    if (!entry) return
    await entry.delete()
    await recordChange(trx, pickup, 'updated', by, {
      from: { cards: entry.serial },
      to: { cards: null },
    })
  })
}

/** @throws Refusal `collectiveSigned` */
export async function discardList(pickup: Pickup, by: User) {
  await db.transaction(async (trx) => {
    await lockWaitingList(trx, pickup)
    const entries = await trx.from('collective_forms').where('collective_id', pickup.id)
    await pickup.useTransaction(trx).delete()
    const { name, lastname } = pickup
    const cards = entries.map(({ serial }) => serial).join(', ') || null
    await recordChange(trx, pickup, 'deleted', by, {
      from: { name, lastname, cards },
      to: null,
    })
  })
}
