import { BaseSchema } from '@adonisjs/lucid/schema'

/** When an erasure last removed words of a person from a mail. Files from before still have them. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('mail_log', (table) => {
      table.timestamp('cleaned_at').nullable()
    })
  }

  async down() {
    this.schema.alterTable('mail_log', (table) => {
      table.dropColumn('cleaned_at')
    })
  }
}
