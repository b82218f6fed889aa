import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'

/** Fewer rows hardly change a plan. */
const MANY = 1000

/**
 * Makes PostgreSQL look at its tables again after a change of many rows. Its daemon would do so
 * within minutes; until then a plan may read a table once for each row of another, and lists read
 * rows where an index would do. It takes seconds, so people need not wait. SQLite plans without.
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
