import db from '@adonisjs/lucid/services/db'

/** Lines that PostgreSQL may gather before they are summed up. */
const MANY = 200
const TURN = 77_002

/** Requests as the database keeps them counted: `count` must be summed, for there may be several rows. */
export const countedForms = () => db.from('counted_forms')

/**
 * Sums up the lines that PostgreSQL writes for each statement. Lines of open transactions stay for
 * the next time. May run in several processes at once.
 */
export async function foldCounts() {
  if (db.connection().dialect.name !== 'postgres') return
  const [{ total }] = await countedForms().count('* as total')
  if (Number(total) < MANY) return
  await db.transaction(async (trx) => {
    const { rows } = await trx.rawQuery(`select pg_try_advisory_xact_lock(${TURN}) as mine`)
    if (!rows[0].mine) return
    await trx.rawQuery(
      `with folded as (delete from counted_forms returning *)
       insert into counted_forms (tournament_id, type, category, state, count)
       select tournament_id, type, category, state, sum(count) from folded
       group by tournament_id, type, category, state`
    )
  })
}
