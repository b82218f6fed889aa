import { BaseSchema } from '@adonisjs/lucid/schema'

/** The column `found` meant two things: how often work was begun, and the values before a change. */
const names = {
  document_runs: 'beginnings',
  change_batches: 'beginnings',
  import_runs: 'beginnings',
  change_batch_rows: 'old_values',
  import_rows: 'old_values',
}

export default class extends BaseSchema {
  async up() {
    for (const [table, name] of Object.entries(names))
      this.schema.raw(`alter table ${table} rename column found to ${name}`)
  }

  async down() {
    for (const [table, name] of Object.entries(names))
      this.schema.raw(`alter table ${table} rename column ${name} to found`)
  }
}
