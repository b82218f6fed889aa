import { BaseSchema } from '@adonisjs/lucid/schema'

/** Certificates of erasures. They contain references and counts, no personal data. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('erasures', (table) => {
      table.increments('id')
      table.jsonb('forms').notNullable()
      table.jsonb('removed').notNullable()
      table.jsonb('kept').notNullable()
      table
        .integer('user_id')
        .unsigned()
        .nullable()
        .references('id')
        .inTable('users')
        .onDelete('SET NULL')
      table.timestamp('created_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('erasures')
  }
}
