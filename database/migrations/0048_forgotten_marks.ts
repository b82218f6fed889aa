import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLE = 'forgotten_marks'

/** Keyed hashes of what identified erased people: a restored backup is searched for them. */
export default class extends BaseSchema {
  async up() {
    // The restore of an earlier backup adds the table before.
    if (await this.db.schema.hasTable(TABLE)) return
    this.schema.createTable(TABLE, (table) => {
      table.increments('id')
      table.string('hash', 64).notNullable().unique()
      table.string('hashed_by', 16).notNullable()
      table.timestamp('noted_at').notNullable()
      table.boolean('pending').notNullable()
    })
  }

  async down() {
    this.schema.dropTable(TABLE)
  }
}
