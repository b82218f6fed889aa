import { BaseSchema } from '@adonisjs/lucid/schema'

/** What people ask for about their own data. The reference outlives the request. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('data_requests', (table) => {
      table.increments('id')
      table
        .integer('form_id')
        .unsigned()
        .nullable()
        .references('id')
        .inTable('forms')
        .onDelete('SET NULL')
      table.string('reference', 32).notNullable()
      table.enum('kind', ['access', 'correction', 'restriction', 'erasure']).notNullable()
      table.text('reason').nullable()
      table.text('answer').nullable()
      table.timestamp('answered_at').nullable()
      table
        .integer('answered_by')
        .unsigned()
        .nullable()
        .references('id')
        .inTable('users')
        .onDelete('SET NULL')
      table.timestamp('created_at').notNullable()
      table.index(['answered_at', 'created_at'], 'data_requests_by_answer')
    })
    this.schema.raw(
      'create unique index data_requests_open on data_requests (form_id, kind) where answered_at is null'
    )
  }

  async down() {
    this.schema.dropTable('data_requests')
  }
}
