import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#exceptions/refusal'
import { returned, sqlNow } from '#models/bulk'
import type CardBatch from '#models/card_batch'
import { reissueCards } from '#models/card/issuing'

/** What becomes of a run's cards when it is rolled back. */
export type Fate = {
  /** Whether they were printed: only then somebody may hold them. */
  printed: boolean
  /** Not printed yet: they may be printed again, with another run or by themselves. */
  freed: number
  /** Printed and still to be handed out: they die, and new ones wait to be printed. */
  dying: number
  /** Of these the ones that another print made anew since. */
  reprinted: number
  /** Handed out: nothing happens to them. */
  collected: number
  /** Dead before. */
  dead: number
}

/** What rolling a run back would do. */
export async function fateOf(
  { id, state, total }: CardBatch,
  client: QueryClientContract = db.connection()
): Promise<Fate> {
  const printed = state === 'printed'
  const cards = (live: boolean) =>
    client
      .from('card_batch_rows')
      .join('cards', 'cards.id', 'card_batch_rows.card_id')
      .where('card_batch_rows.batch_id', id)
      .whereNotNull('card_batch_rows.print_hash')
      .where('cards.state', live ? 'live' : 'revoked')
  const many = async (query: ReturnType<typeof cards>) =>
    Number((await query.count('* as count'))[0].count)
  if (!printed) return { printed, freed: total, dying: 0, reprinted: 0, collected: 0, dead: 0 }
  const dying = () => cards(true).whereNull('cards.collected_at')
  return {
    printed,
    freed: 0,
    dying: await many(dying()),
    reprinted: await many(
      dying().where((other) => other.whereNull('cards.batch_id').orWhereNot('cards.batch_id', id))
    ),
    collected: await many(cards(true).whereNotNull('cards.collected_at')),
    dead: await many(cards(false)),
  }
}

/**
 * Takes a run back. The gates learn of the cards that die; those that were never printed stay as
 * they are.
 * @throws Refusal `batchRolledBack`
 */
export async function rollBack(batch: CardBatch, by: { id: number }): Promise<Fate> {
  const fate = await db.transaction(async (trx) => {
    const wasPrinted = await take(trx, batch, 'printed', by)
    if (!wasPrinted && !(await take(trx, batch, 'open', by)))
      throw new Refusal('batchRolledBack', {}, { status: 409 })
    batch.state = wasPrinted ? 'printed' : 'open'
    const found = await fateOf(batch, trx)
    if (wasPrinted) await reissueCards(trx, await dyingOf(trx, batch), 'rolled_back', by)
    return found
  })
  await batch.refresh()
  return fate
}

async function take(
  trx: TransactionClientContract,
  { id }: CardBatch,
  from: CardBatch['state'],
  by: { id: number }
): Promise<boolean> {
  const taken = await returned(
    trx,
    `update card_batches set state = 'rolled_back', rolled_back_by = ?, rolled_back_at = ?
     where id = ? and state = ? returning id`,
    [by.id, sqlNow(trx), id, from]
  )
  return taken.length > 0
}

/** Of whom a card dies; whoever decides on their requests meanwhile waits. */
async function dyingOf(trx: TransactionClientContract, { id }: CardBatch): Promise<number[]> {
  const dying = trx
    .from('card_batch_rows')
    .join('cards', 'cards.id', 'card_batch_rows.card_id')
    .join('forms', 'forms.id', 'card_batch_rows.form_id')
    .where('card_batch_rows.batch_id', id)
    .whereNotNull('card_batch_rows.print_hash')
    .where('cards.state', 'live')
    .where('forms.state', 'approved')
    .whereNull('cards.collected_at')
    .orderBy('forms.id')
    .select('forms.id')
  if (trx.dialect.name === 'postgres') dying.forUpdate('forms')
  return (await dying).map((row) => Number(row.id))
}
