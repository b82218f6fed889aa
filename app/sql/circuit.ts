import db from '@adonisjs/lucid/services/db'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime, type DurationLike } from 'luxon'
import { sqlNow, changedRows } from '#sql/bulk'

const PAUSE = { seconds: 60 }
/** Timeout of the single probe request during a pause. */
const PROBE = { seconds: 25 }

/**
 * A circuit breaker for an external service: one row, shared by all processes. After `maxFailures`
 * it pauses; then a single caller may probe the service.
 */
export class Circuit extends BaseModel {
  static maxFailures = 5

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare failures: number

  @column.dateTime({ columnName: 'closed_until' })
  declare pausedUntil: DateTime | null

  @column.dateTime()
  declare lastOkAt: DateTime | null

  @column.dateTime()
  declare lastErrorAt: DateTime | null

  @column()
  declare lastError: string | null

  static current() {
    return this.query().firstOrFail()
  }

  get isUsable() {
    return this.pausedUntil === null
  }

  /** @returns true to all callers if the service works; after a pause, only to one of them */
  static async mayTry(): Promise<boolean> {
    const { id, isUsable } = await this.current()
    if (isUsable) return true
    const claimed = await this.query()
      .where('id', id)
      .where('pausedUntil', '<=', moment())
      .update({ pausedUntil: moment(PROBE) })
    return changedRows(claimed) > 0
  }

  static async endPause(trx: TransactionClientContract) {
    await this.query({ client: trx }).whereNotNull('pausedUntil').update({ pausedUntil: moment() })
  }

  static async recordSuccess() {
    // At most once a second, because parallel senders would wait for each other's write.
    await this.query()
      .where((outdated) =>
        outdated
          .where('failures', '>', 0)
          .orWhereNotNull('pausedUntil')
          .orWhereNull('lastOkAt')
          .orWhere('lastOkAt', '<', moment({ seconds: -1 }))
      )
      .update({ failures: 0, pausedUntil: null, lastOkAt: moment() })
  }

  /** The service answered, but refused: no reason to pause. */
  static async recordRefusal(error: string | null) {
    await this.recordFailure(error, { connection: false })
    await this.recordSuccess()
  }

  /** @param connection true if the service was not reached; another failure does not pause it */
  static async recordFailure(error: string | null, { connection }: { connection: boolean }) {
    await this.query().update({ lastError: error, lastErrorAt: moment() })
    if (!connection) return
    await db.rawQuery(
      `update ${this.table} set failures = failures + 1,
         closed_until = case when failures + 1 >= ? then ? else closed_until end`,
      [this.maxFailures, moment(PAUSE)]
    )
  }
}

const moment = (later: DurationLike = {}) => sqlNow(db.connection(), DateTime.utc().plus(later))
