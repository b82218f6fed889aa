import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#sql/dialect'
import { countRows } from '#sql/counts'

/** Rows that PostgreSQL may gather before they are summed up. */
const MANY = 200
const LOCK = 77_002

/** The counts that triggers keep. Sum `count`: there may be several rows for the same values. */
export const countedForms = (client: QueryClientContract = db.connection()) =>
  client.from('counted_forms')

/**
 * Sums up the rows that PostgreSQL writes for each statement. Rows of unfinished transactions stay
 * for the next time. May run in several processes at once.
 */
export async function foldCounts() {
  if (!isPostgres()) return
  if ((await countRows(countedForms())) < MANY) return
  await db.transaction(async (trx) => {
    const { rows } = await trx.rawQuery(`select pg_try_advisory_xact_lock(${LOCK}) as locked`)
    if (!rows[0].locked) return
    await trx.rawQuery(
      `with folded as (delete from counted_forms returning *)
       insert into counted_forms (tournament_id, type, category, state, count)
       select tournament_id, type, category, state, sum(count) from folded
       group by tournament_id, type, category, state`
    )
  })
}
