import { BaseSchema } from '@adonisjs/lucid/schema'

/** What people have accepted, and the words in which they read it. A text is stored once. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('consent_texts', (table) => {
      table.increments('id')
      table.string('hash', 64).notNullable().unique()
      table.enum('locale', ['es', 'en']).notNullable()
      table.text('text').notNullable()
      table.timestamp('first_seen_at').notNullable()
    })
    this.schema.createTable('consents', (table) => {
      table.increments('id')
      table
        .integer('form_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('forms')
        .onDelete('CASCADE')
      table.string('field', 40).notNullable()
      table
        .string('text_hash', 64)
        .notNullable()
        .references('hash')
        .inTable('consent_texts')
        .onDelete('RESTRICT')
        .index()
      table.timestamp('accepted_at').notNullable()
      table.index(['form_id', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('consents')
    this.schema.dropTable('consent_texts')
  }
}
