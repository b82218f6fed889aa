import db from '@adonisjs/lucid/services/db'
import { column } from '@adonisjs/lucid/orm'
import { queryRows } from '#sql/bulk'
import { Circuit } from '#sql/circuit'

export default class GateHealth extends Circuit {
  static table = 'gate_health'

  @column()
  declare telegrams: number

  static async nextTelegram(): Promise<number> {
    const [row] = await queryRows<{ telegrams: number }>(
      db.connection(),
      'update gate_health set telegrams = telegrams + 1 returning telegrams',
      []
    )
    return row.telegrams
  }
}
