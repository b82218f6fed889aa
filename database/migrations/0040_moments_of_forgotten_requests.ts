import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLE = 'forgotten_requests'

/** When a deleted request was submitted: unlike its key, that never changes. */
export default class extends BaseSchema {
  async up() {
    // The restore of an earlier backup adds the column before.
    if (await this.db.schema.hasColumn(TABLE, 'submitted_at')) return
    this.schema.alterTable(TABLE, (table) => table.timestamp('submitted_at').nullable())
  }

  async down() {
    this.schema.raw(`alter table ${TABLE} drop column submitted_at`)
  }
}
