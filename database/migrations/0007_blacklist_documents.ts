import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('blacklist_entries', (table) => {
      // The keyed hash of a document; the document itself is nowhere kept.
      table.string('person_key', 64).nullable().index()
    })
  }

  async down() {
    this.schema.alterTable('blacklist_entries', (table) => {
      table.dropIndex('person_key')
      table.dropColumn('person_key')
    })
  }
}
