import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { KeptRows, putRows, type Row } from '#operations/revoked_access/kept_rows'
import type { KeptRequests } from '#operations/revoked_access/requests'
import { chunks, sqlNow } from '#sql/bulk'

type Chip = { serial: string; uid: string }

/** @returns a function that writes the cards and access orders into the restored database */
export async function readCards(requests: KeptRequests) {
  const editions: Row[] = await db.from('tournaments').where('active', true).select('id')
  const activeIds = editions.map(({ id }) => id)
  const cards = await KeptRows.of(() => db.from('cards').select('*'))
  const orders = await KeptRows.of(() => db.from('access_orders').select('*'))
  const { telegrams } = await db.from('gate_health').firstOrFail()
  const opensGates = (card: Row) =>
    card.uid !== null &&
    [card.gate_desired, card.gate_confirmed].includes('active') &&
    activeIds.includes(card.tournament_id)

  return async (trx: TransactionClientContract) => {
    const inBoth = await requests.inBoth(trx)
    const isKept = ({ form_id: id }: Row) => inBoth.has(id)
    const formIdsWithCard = await endLiveCards(trx, [...inBoth])
    const unknown: Chip[] = []
    for (const part of cards.parts()) {
      await putCards(trx, part.filter(isKept))
      for (const card of part)
        if (!isKept(card) && opensGates(card)) unknown.push({ serial: card.serial, uid: card.uid })
    }
    for (const part of orders.parts()) await putRows(trx, 'access_orders', part.filter(isKept))
    // The gates take the number of a telegram only once.
    await trx.from('gate_health').where('telegrams', '<', telegrams).update({ telegrams })
    return {
      chips: await chipsWithoutCard(trx, unknown),
      cardless: await cardless(trx, formIdsWithCard),
    }
  }
}

/** Cards that the replaced database lacks stay dead. @returns ids of the requests that had a live one */
async function endLiveCards(trx: TransactionClientContract, formIds: number[]) {
  const formIdsWithCard: number[] = []
  for (const ids of chunks(formIds)) {
    const live = () => trx.from('cards').whereIn('form_id', ids).where('state', 'live')
    for (const { form_id: id } of await live().select('form_id')) formIdsWithCard.push(id)
    await live().update(revokedColumns(trx))
  }
  return formIdsWithCard
}

const revokedColumns = (trx: TransactionClientContract) => ({
  state: 'revoked',
  revoked_for: 'undone',
  revoked_at: sqlNow(trx),
})

async function putCards(trx: TransactionClientContract, cards: Row[]) {
  const approved = new Set(
    await idsIn(
      trx.from('forms').where('state', 'approved'),
      cards.map((card) => card.form_id)
    )
  )
  const runs = new Set(
    await idsIn(
      trx.from('card_batches'),
      cards.map((card) => card.batch_id)
    )
  )
  const rows = cards.map((card): Row => ({
    ...card,
    batch_id: runs.has(card.batch_id) ? card.batch_id : null,
    ...(card.state === 'live' && !approved.has(card.form_id) && revokedColumns(trx)),
  }))
  await freeChips(
    trx,
    rows.filter(({ state, uid }) => state === 'live' && uid !== null)
  )
  await putRows(trx, 'cards', rows)
}

async function idsIn(query: ReturnType<TransactionClientContract['from']>, ids: unknown[]) {
  const given = [...new Set(ids)].filter((id) => id !== null) as number[]
  const rows = await query.whereIn('id', given).select('id')
  return rows.map(({ id }) => id)
}

/** A request that only the backup has may hold a chip that is another card's now. */
async function freeChips(trx: TransactionClientContract, cards: Row[]) {
  for (const [tournamentId, group] of Map.groupBy(cards, (card) => card.tournament_id))
    await trx
      .from('cards')
      .where({ tournament_id: tournamentId, state: 'live' })
      .whereIn(
        'uid',
        group.map(({ uid }) => uid)
      )
      .update({ uid: null, gate_desired: null, gate_confirmed: null, gate_hash: null })
}

async function chipsWithoutCard(trx: TransactionClientContract, chips: Chip[]): Promise<string[]> {
  const held = new Set<string>()
  for (const part of chunks(chips)) {
    const uids = part.map(({ uid }) => uid)
    for (const { uid } of await trx.from('cards').whereIn('uid', uids).where('state', 'live'))
      held.add(uid)
  }
  return chips
    .filter(({ uid }) => !held.has(uid))
    .map(({ serial, uid }) => `${serial} (chip ${uid})`)
}

async function cardless(trx: TransactionClientContract, formIds: number[]): Promise<string[]> {
  const references: string[] = []
  for (const ids of chunks(formIds)) {
    const rows: Row[] = await trx
      .from('forms')
      .where('state', 'approved')
      .whereIn('id', ids)
      .whereNotExists(
        trx.from('cards').where('cards.state', 'live').whereColumn('cards.form_id', 'forms.id')
      )
      .select('id_form')
      .orderBy('id')
    references.push(...rows.map(({ id_form: reference }) => reference))
  }
  return references
}
