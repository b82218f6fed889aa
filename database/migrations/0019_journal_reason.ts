import { BaseSchema } from '@adonisjs/lucid/schema'

/** Why a user wanted to see a masked number. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('journal_entries', (table) => {
      table.string('reason', 200).nullable()
    })
  }

  async down() {
    this.schema.alterTable('journal_entries', (table) => {
      table.dropColumn('reason')
    })
  }
}
