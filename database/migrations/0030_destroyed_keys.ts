import { BaseSchema } from '@adonisjs/lucid/schema'

/** Ids of keys that were destroyed with their person: a restored backup erases that person again. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('destroyed_keys', (table) => {
      table.integer('key_id').primary()
    })
  }

  async down() {
    this.schema.dropTable('destroyed_keys')
  }
}
