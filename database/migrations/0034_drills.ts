import { BaseSchema } from '@adonisjs/lucid/schema'

/** When the last backup was restored on trial, and which checks failed there. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('backups', (table) => {
      table.timestamp('drilled_at').nullable()
      table.string('drill_faults', 200).nullable()
    })
  }

  async down() {
    this.schema.raw('alter table backups drop column drilled_at')
    this.schema.raw('alter table backups drop column drill_faults')
  }
}
