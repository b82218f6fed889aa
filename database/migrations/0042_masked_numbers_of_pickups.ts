import { BaseSchema } from '@adonisjs/lucid/schema'

/** Where a number came from was not noted before, so earlier ones count as masked. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('collectives', (table) => {
      table.boolean('document_masked').notNullable().defaultTo(true)
    })
  }

  async down() {
    this.schema.raw('alter table collectives drop column document_masked')
  }
}
