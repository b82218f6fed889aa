import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { CreditResetSchema } from '#database/schema'
import type { Balance } from '#money/balances'
import { returned } from '#sql/bulk'
import type { SourceColumn } from '#bulk_changes/mass_update'

/** Time zone of `dailyAt`. */
const ZONE = 'Europe/Madrid'

export default class CreditReset extends CreditResetSchema {
  declare sourceColumn: SourceColumn
  declare resetColumn: Balance

  static async due(now = DateTime.now()) {
    const here = now.setZone(ZONE)
    return this.query()
      .where('dailyAt', '<=', here.toFormat('HH:mm'))
      .where((query) => query.whereNull('lastDay').orWhere('lastDay', '<', here.toISODate()!))
      .orderBy('dailyAt')
      .orderBy('id')
  }

  /** Only one of two processes gets true. */
  async takeToday(client: QueryClientContract, now = DateTime.now()): Promise<boolean> {
    const today = now.setZone(ZONE).toISODate()!
    const taken = await returned(
      client,
      `update credit_resets set last_day = ?
       where id = ? and (last_day is null or last_day < ?) returning id`,
      [today, this.id, today]
    )
    return taken.length > 0
  }
}
