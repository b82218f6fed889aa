import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'

/** Fewer rows hardly change a query plan. */
const MANY = 1000

/**
 * Renews the statistics of PostgreSQL after a change of many rows. Its daemon would do so within
 * minutes; until then a plan may read a table once for each row of another, and lists read rows
 * where an index would do. It takes seconds, so do not let people wait for it. SQLite needs no
 * statistics.
 */
export async function refreshStatistics(changedRows: number) {
  const client = db.connection()
  if (changedRows < MANY || client.dialect.name !== 'postgres' || client.isTransaction) return
  try {
    await db.rawQuery('vacuum (analyze)')
  } catch (error) {
    logger.warn({ err: error }, 'statistics of the database are old')
  }
}
