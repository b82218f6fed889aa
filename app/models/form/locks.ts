import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
import type { Balance } from '#money/balances'
import { chunks, queryRows, sqlNow } from '#sql/bulk'

/**
 * Locks requests against decisions and signatures, in the order of ids, so that two changes do not
 * deadlock. Read in another statement: one that waited answers with rows from before its wait.
 * @returns how many of them exist
 */
export async function lockRequests(
  trx: TransactionClientContract,
  ids: number[] | ChainableContract
): Promise<number> {
  let locked = 0
  for (const part of Array.isArray(ids) ? chunks(ids.toSorted((a, b) => a - b)) : [ids]) {
    const forms = trx.from('forms').whereIn('id', part as number[])
    locked += (await forms.orderBy('id').select('id').forUpdate()).length
  }
  return locked
}

/** Locks a request by writing to it, on SQLite too, and returns its balances. */
export async function lockByWriting(trx: TransactionClientContract, id: number) {
  const [balances] = await queryRows<Record<Balance, number>>(
    trx,
    'update forms set updated_at = ? where id = ? returning credits, amount',
    [sqlNow(trx), id]
  )
  return balances
}
