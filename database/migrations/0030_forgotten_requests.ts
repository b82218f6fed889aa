import { BaseSchema } from '@adonisjs/lucid/schema'

/** Deleted requests, by their key and reference: a restored backup forgets them again. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('forgotten_requests', (table) => {
      table.integer('key_id').notNullable()
      table.string('reference', 40).notNullable()
      table.boolean('erased').notNullable()
      table.primary(['key_id', 'reference'])
    })
  }

  async down() {
    this.schema.dropTable('forgotten_requests')
  }
}
