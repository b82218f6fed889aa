import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether tutors must confirm the requests of their children, and when they did. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('tournaments', (table) => {
      table.boolean('tutor_confirms').notNullable().defaultTo(false)
    })
    this.schema.alterTable('forms', (table) => {
      table.timestamp('tutor_confirmed_at').nullable()
    })
  }

  async down() {
    // Knex would copy the whole table on SQLite.
    this.schema.raw('alter table forms drop column tutor_confirmed_at')
    this.schema.raw('alter table tournaments drop column tutor_confirms')
  }
}
