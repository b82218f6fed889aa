import { BaseSchema } from '@adonisjs/lucid/schema'

/** The kind of trouble that an order met at the gates: connection, configuration or refused. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('access_orders', (table) => {
      table.string('trouble', 20).nullable()
    })
    // The numbers are those of the Handshake interface, the only one there was.
    this.defer((db) =>
      db.rawQuery(
        `update access_orders set trouble = case
           when error_code in (10003, 11000, 11001) then 'connection'
           when error_code in (10000, 10001, 10002, 10004, 20006, 20007, 20009) then 'configuration'
           when error_code is not null then 'refused'
           when state = 'failed' then 'configuration'
           else 'connection' end
         where state in ('pending', 'failed') and (error is not null or error_code is not null)`
      )
    )
  }

  async down() {
    this.schema.alterTable('access_orders', (table) => {
      table.dropColumn('trouble')
    })
  }
}
