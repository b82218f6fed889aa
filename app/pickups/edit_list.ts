import db from '@adonisjs/lucid/services/db'
import type Collective from '#models/collective'
import CollectiveForm from '#models/collective_form'
import { candidatesOf, type Candidate } from '#pickups/candidates'
import {
  lockForms,
  lockWaitingList,
  insertEntries,
  insertAllEntries,
  setCards,
} from '#pickups/entries'
import { obstaclesTo } from '#pickups/obstacles'
import { recordChange, saveBy } from '#sql/history'
import type User from '#models/user'

/** All cards or none. @throws Refusal `collectiveSigned`; CardsRefused */
export async function saveList(collective: Collective, forms: number[] | undefined, by: User) {
  const isNew = !collective.$isPersisted
  await saveBy(collective, by, {
    prepare: async (trx) => {
      if (!isNew) await lockWaitingList(trx, collective)
    },
    write: async (trx) => {
      if (forms) await setCards(trx, collective, forms, by)
    },
  })
}

/** @throws Refusal `collectiveSigned`; CardsRefused if another list was faster */
export async function addCard(collective: Collective, candidate: Candidate, by: User) {
  return db.transaction(async (trx) => {
    await lockWaitingList(trx, collective)
    const cardId = candidate.card!.id
    const existing = await trx
      .from('collective_forms')
      .where({ collective_id: collective.id, card_id: cardId })
      .first()
    if (existing) return { entry: Number(existing.id), added: false }
    const added = await insertAllEntries(trx, collective, [candidate], by, [candidate.form.id])
    return { entry: added.get(cardId)!, added: true }
  })
}

/** Leaves out the cards that cannot be collected. Returns how many were added. */
export async function addCards(collective: Collective, forms: number[], by: User): Promise<number> {
  return db.transaction(async (trx) => {
    await lockWaitingList(trx, collective)
    await lockForms(trx, forms)
    const candidates = [...(await candidatesOf(forms, trx)).values()]
    const obstacles = await obstaclesTo(candidates, { reader: by, client: trx })
    const collectable = candidates.filter((candidate) => !obstacles.has(candidate))
    return (await insertEntries(trx, collective, collectable, by)).size
  })
}

/** @throws Refusal `collectiveSigned` */
export async function removeCard(collective: Collective, entryId: number, by: User) {
  await db.transaction(async (trx) => {
    await lockWaitingList(trx, collective)
    const entry = await CollectiveForm.query({ client: trx })
      .where({ id: entryId, collectiveId: collective.id })
      .first()
    if (!entry) return
    await entry.delete()
    await recordChange(trx, collective, 'updated', by, {
      from: { cards: entry.serial },
      to: { cards: null },
    })
  })
}

/** @throws Refusal `collectiveSigned` */
export async function discardList(collective: Collective, by: User) {
  await db.transaction(async (trx) => {
    await lockWaitingList(trx, collective)
    const entries = await trx.from('collective_forms').where('collective_id', collective.id)
    await collective.useTransaction(trx).delete()
    const { name, lastname } = collective
    const cards = entries.map(({ serial }) => serial).join(', ') || null
    await recordChange(trx, collective, 'deleted', by, {
      from: { name, lastname, cards },
      to: null,
    })
  })
}
