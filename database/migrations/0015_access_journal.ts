import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who saw what, in a chain of keyed hashes. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('journal_entries', (table) => {
      table.increments('id')
      table.string('kind', 10).notNullable()
      // Not foreign keys: a deleted user or request must not change an entry.
      table.integer('user_id').unsigned().notNullable()
      table.string('user_name', 120).notNullable()
      table.string('role', 20).notNullable()
      table.integer('form_id').unsigned().nullable().index()
      table.integer('total').unsigned().nullable()
      table.string('detail', 60).nullable()
      table.timestamp('at').notNullable().index()
      // Null until the entry is linked.
      table.integer('position').unsigned().nullable().unique()
      table.string('previous_hash', 64).nullable()
      table.string('hash', 64).nullable()
      table.index(['user_id', 'at'])
    })
    this.schema.raw(
      'create index journal_entries_unlinked on journal_entries (id) where position is null'
    )
    this.schema.createTable('journal_head', (table) => {
      table.increments('id')
      table.integer('position').unsigned().notNullable()
      table.string('hash', 64).notNullable()
      table.integer('anchor').unsigned().notNullable()
      table.string('anchor_hash', 64).notNullable()
      table.string('seal', 64).nullable()
    })
    this.defer(async (db) => {
      await db.table('journal_head').insert({ position: 0, hash: '', anchor: 0, anchor_hash: '' })
    })
  }

  async down() {
    this.schema.dropTable('journal_head')
    this.schema.dropTable('journal_entries')
  }
}
