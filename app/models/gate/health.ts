import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime, type DurationLike } from 'luxon'
import { GateHealthSchema } from '#database/schema'
import { returned, sqlNow } from '#models/bulk'

/** So many failures in a row, and the gates are left alone for a while. */
const FAILURES = 5
const PAUSE = { seconds: 60 }
/** As long may the one try last that finds out whether they are back. */
const PROBE = { seconds: 25 }

/** How the connection to the gates is: one row, shared by all processes. */
export default class GateHealth extends GateHealthSchema {
  static table = 'gate_health'

  static now() {
    return this.firstOrFail()
  }

  get isOpen() {
    return this.closedUntil === null
  }

  /** Whether something may be sent now; once a pause is over, to one who asks only. */
  static async mayTry(): Promise<boolean> {
    const { id, isOpen } = await this.now()
    if (isOpen) return true
    const taken = await this.query()
      .where('id', id)
      .where('closedUntil', '<=', moment())
      .update({ closedUntil: moment(PROBE) })
    return Number(taken[0] ?? taken) > 0
  }

  /** Ends a pause: somebody wants to try now. */
  static async tryNow(trx: TransactionClientContract) {
    await this.query({ client: trx }).whereNotNull('closedUntil').update({ closedUntil: moment() })
  }

  static async worked() {
    await this.query().update({ failures: 0, closedUntil: null, lastOkAt: moment() })
  }

  /** @param connection whether the gates were not reached, as against refused something */
  static async failed(error: string | null, { connection }: { connection: boolean }) {
    await this.query().update({ lastError: error, lastErrorAt: moment() })
    if (!connection) return
    await db.rawQuery(
      `update gate_health set failures = failures + 1,
         closed_until = case when failures + 1 >= ? then ? else closed_until end`,
      [FAILURES, moment(PAUSE)]
    )
  }

  /** A number for a telegram that none had before. */
  static async nextTelegram(): Promise<number> {
    const [row] = await returned<{ telegrams: number }>(
      db.connection(),
      'update gate_health set telegrams = telegrams + 1 returning telegrams',
      []
    )
    return Number(row.telegrams)
  }
}

const moment = (later: DurationLike = {}) => sqlNow(db.connection(), DateTime.utc().plus(later))
