import { BaseSchema } from '@adonisjs/lucid/schema'

/** When administrators were told that an edition is about to be deactivated by the clock. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('tournaments', (table) => {
      table.timestamp('closing_noticed_at').nullable()
    })
  }

  async down() {
    // On SQLite, the schema builder would replace the table, which others refer to.
    this.schema.raw('alter table tournaments drop column closing_noticed_at')
  }
}
