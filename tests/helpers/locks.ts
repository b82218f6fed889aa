import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isEmbedded } from '#start/env'
import { until } from '#tests/helpers/until'

/**
 * Writes in a transaction, begins something else that has to wait for it, and commits.
 * @param sessions how many have to wait
 * @returns the result of the other
 */
export async function whileOtherWaits<Result>(
  write: (trx: TransactionClientContract) => PromiseLike<unknown>,
  other: () => PromiseLike<Result>,
  sessions = 1
): Promise<Result> {
  let waiting: Promise<Result> | undefined
  try {
    await db.transaction(async (trx) => {
      await write(trx)
      waiting = Promise.resolve(other())
      await untilSomebodyWaits(sessions)
    })
    return await waiting!
  } finally {
    // The next test must not meet it.
    await Promise.allSettled([waiting])
  }
}

/** Waits until transactions are blocked by another. SQLite does not even start a second one. */
export async function untilSomebodyWaits(sessions = 1) {
  if (isEmbedded) return
  await until(async () => {
    const { rows } = await db.rawQuery(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    )
    return rows.length >= sessions
  }, 'a transaction waits for another one')
}
