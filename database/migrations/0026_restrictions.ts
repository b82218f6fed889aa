import { BaseSchema } from '@adonisjs/lucid/schema'

/** Since when the data of a request's person is only kept (GDPR article 18). */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('forms', (table) => {
      table.timestamp('restricted_at').nullable()
    })
  }

  async down() {
    // Knex would copy the whole table on SQLite.
    this.schema.raw('alter table forms drop column restricted_at')
  }
}
