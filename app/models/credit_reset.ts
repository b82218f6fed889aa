import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { CreditResetSchema } from '#database/schema'
import type { Balance } from '#models/balances'
import { returned } from '#models/bulk'
import type ChangeBatch from '#models/change_batch'
import type { Values } from '#models/form/settable'
import { MassUpdate, type SourceColumn } from '#models/mass_update'

/** Where an hour of the day is meant. */
const ZONE = 'Europe/Madrid'

/** A mass update of credits or euros that is kept: run by hand, or every day at an hour. */
export default class CreditReset extends CreditResetSchema {
  declare sourceColumn: SourceColumn
  declare resetColumn: Balance

  /** Those whose hour has come and that have not run today. */
  static async due(now = DateTime.now()) {
    const here = now.setZone(ZONE)
    return this.query()
      .where('dailyAt', '<=', here.toFormat('HH:mm'))
      .where((query) => query.whereNull('lastDay').orWhere('lastDay', '<', here.toISODate()!))
      .orderBy('dailyAt')
  }

  /** Takes today's run for itself; of two processes one gets it. */
  async takeToday(now = DateTime.now()): Promise<boolean> {
    const today = now.setZone(ZONE).toISODate()!
    const taken = await returned(
      db.connection(),
      `update credit_resets set last_day = ?
       where id = ? and (last_day is null or last_day < ?) returning id`,
      [today, this.id, today]
    )
    return taken.length > 0
  }

  /** Sets everybody it means to its value, all of them or nobody. */
  run(by: { id: number } | null): Promise<ChangeBatch> {
    const value = Number(this.resetValue)
    const set: Values = {
      [this.resetColumn]: this.resetColumn === 'amount' ? Math.round(value * 100) : value,
    }
    return new MassUpdate(
      { column: this.sourceColumn, values: this.sourceValues.split(',') },
      set
    ).apply('reset', by)
  }
}
