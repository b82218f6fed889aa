import { BaseSchema } from '@adonisjs/lucid/schema'

/** What each purge proved: where its canary was searched, and what was found. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('trace_searches', (table) => {
      table.increments('id')
      table.boolean('erased').notNullable()
      table.integer('traces').notNullable()
      table.json('places').notNullable()
      table.timestamp('at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('trace_searches')
  }
}
