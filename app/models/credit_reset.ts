import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { CreditResetSchema } from '#database/schema'
import type { Balance } from '#money/balances'
import { queryRows } from '#sql/bulk'
import type { SourceColumn } from '#bulk_changes/mass_update'
import { OFFICE_ZONE } from '#shared/days'

export default class CreditReset extends CreditResetSchema {
  declare sourceColumn: SourceColumn
  declare resetColumn: Balance

  /** The daily resets whose time has come and that did not run today. */
  static async due(now = DateTime.now()) {
    const localNow = now.setZone(OFFICE_ZONE)
    return this.query()
      .where('dailyAt', '<=', localNow.toFormat('HH:mm'))
      .where((query) => query.whereNull('lastDay').orWhere('lastDay', '<', localNow.toISODate()!))
      .orderBy('dailyAt')
      .orderBy('id')
  }

  /** Only one of two processes gets true. */
  async takeToday(client: QueryClientContract, now = DateTime.now()): Promise<boolean> {
    const today = now.setZone(OFFICE_ZONE).toISODate()!
    const rows = await queryRows(
      client,
      `update credit_resets set last_day = ?
       where id = ? and (last_day is null or last_day < ?) returning id`,
      [today, this.id, today]
    )
    return rows.length > 0
  }
}
