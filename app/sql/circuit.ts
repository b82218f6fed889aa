import db from '@adonisjs/lucid/services/db'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime, type DurationLike } from 'luxon'
import { sqlNow, changedRows } from '#sql/bulk'

const PAUSE = { seconds: 60 }
/** Timeout of the single probe request during a pause. */
const PROBE = { seconds: 25 }

/** The connection to an external service: one row, shared by all processes. */
export class Circuit extends BaseModel {
  static most = 5

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

  static now() {
    return this.query().firstOrFail()
  }

  get isUsable() {
    return this.pausedUntil === null
  }

  /** After a pause only one caller may try. */
  static async mayTry(): Promise<boolean> {
    const { id, isUsable } = await this.now()
    if (isUsable) return true
    const taken = await this.query()
      .where('id', id)
      .where('pausedUntil', '<=', moment())
      .update({ pausedUntil: moment(PROBE) })
    return changedRows(taken) > 0
  }

  static async tryNow(trx: TransactionClientContract) {
    await this.query({ client: trx }).whereNotNull('pausedUntil').update({ pausedUntil: moment() })
  }

  static async worked() {
    // Written at most once a second, because parallel senders would wait for each other.
    await this.query()
      .where((news) =>
        news
          .where('failures', '>', 0)
          .orWhereNotNull('pausedUntil')
          .orWhereNull('lastOkAt')
          .orWhere('lastOkAt', '<', moment({ seconds: -1 }))
      )
      .update({ failures: 0, pausedUntil: null, lastOkAt: moment() })
  }

  /** @param connection true if the service was not reached, false if it refused something */
  static async failed(error: string | null, { connection }: { connection: boolean }) {
    await this.query().update({ lastError: error, lastErrorAt: moment() })
    if (!connection) return
    await db.rawQuery(
      `update ${this.table} set failures = failures + 1,
         closed_until = case when failures + 1 >= ? then ? else closed_until end`,
      [this.most, moment(PAUSE)]
    )
  }
}

const moment = (later: DurationLike = {}) => sqlNow(db.connection(), DateTime.utc().plus(later))
