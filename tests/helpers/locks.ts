import db from '@adonisjs/lucid/services/db'
import { isEmbedded } from '#start/env'
import { until } from '#tests/helpers/until'

/** Waits until one transaction is blocked by another. SQLite does not even start a second one. */
export async function untilSomebodyWaits() {
  if (isEmbedded) return
  await until(async () => {
    const { rows } = await db.rawQuery(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    )
    return rows.length > 0
  }, 'a transaction waits for another one')
}
