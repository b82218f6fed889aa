import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#sql/bulk'

/** Lets the requests of a type be written one by one, so that nobody applies twice at once. */
export async function lockCounter(
  trx: TransactionClientContract,
  tournamentId: number,
  code: string,
  step: 0 | 1 = 0
): Promise<number> {
  const [{ last }] = await queryRows<{ last: number }>(
    trx,
    `insert into form_counters (tournament_id, code, last) values (?, ?, ?)
     on conflict (tournament_id, code) do update set last = form_counters.last + excluded.last
     returning last`,
    [tournamentId, code, step]
  )
  return last
}

/** Locks the counter as well. */
export async function nextReference(
  trx: TransactionClientContract,
  tournament: { id: number; code: string },
  code: string
): Promise<string> {
  const last = await lockCounter(trx, tournament.id, code, 1)
  return `${tournament.code}-${code}-${String(last).padStart(6, '0')}`
}
