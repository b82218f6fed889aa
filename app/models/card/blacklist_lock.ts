import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#sql/dialect'

/**
 * A change of the blacklist and the opening of the gates for a card wait for each other: neither sees what
 * the other has not committed. Take it before any card is locked.
 */
export async function lockBlacklist(trx: TransactionClientContract, { exclusive = false } = {}) {
  const shared = exclusive ? '' : '_shared'
  if (isPostgres(trx))
    await trx.rawQuery(`select pg_advisory_xact_lock${shared}(hashtext('blacklist'))`)
}
