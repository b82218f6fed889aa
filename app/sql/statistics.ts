import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { isPostgres } from '#sql/dialect'

/** Fewer rows hardly change a query plan. */
const MANY = 1000

/**
 * The daemon of PostgreSQL would do so minutes later; until then a plan may read a table once for each
 * row of another. It takes seconds, so do not let people wait for it. SQLite needs no statistics.
 */
export async function refreshStatistics(changedRows: number) {
  const client = db.connection()
  if (changedRows < MANY || !isPostgres(client) || client.isTransaction) return
  try {
    await db.rawQuery('vacuum (analyze)')
  } catch (error) {
    logger.warn({ err: error }, 'statistics of the database are old')
  }
}
