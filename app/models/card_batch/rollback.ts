import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#exceptions/refusal'
import { returned, sqlNow } from '#sql/bulk'
import type CardBatch from '#models/card_batch'
import { reissueCards } from '#models/card/issue'
import type { Actor } from '#shared/history'

export type Fate = {
  printed: boolean
  freed: number
  dying: number
  reprinted: number
  collected: number
  dead: number
}

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

/** Replaces printed cards unless they were handed out. Throws Refusal `batchRolledBack`. */
export async function rollBack(batch: CardBatch, by: Actor): Promise<Fate> {
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
  by: Actor
): Promise<boolean> {
  const taken = await returned(
    trx,
    `update card_batches set state = 'rolled_back', rolled_back_by = ?, rolled_back_at = ?
     where id = ? and state = ? returning id`,
    [by.id, sqlNow(trx), id, from]
  )
  return taken.length > 0
}

/** Locks the requests against decisions. */
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
