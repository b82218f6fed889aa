import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { returned } from '#models/bulk'

/** The next free reference of a tournament and form type, as in `MMO24-PR-000123`. */
export async function nextReference(
  trx: TransactionClientContract,
  tournament: { id: number; code: string },
  code: string
): Promise<string> {
  const [{ last }] = await returned(
    trx,
    `insert into form_counters (tournament_id, code, last) values (?, ?, 1)
     on conflict (tournament_id, code) do update set last = form_counters.last + 1
     returning last`,
    [tournament.id, code]
  )
  return `${tournament.code}-${code}-${String(last).padStart(6, '0')}`
}
