import { BaseSchema } from '@adonisjs/lucid/schema'

/** A status link depends on it. Requests that were written before keep the link of their mails. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('forms', (table) => {
      table.string('link_salt', 26).nullable()
    })
  }

  async down() {
    this.schema.raw('alter table forms drop column link_salt')
  }
}
