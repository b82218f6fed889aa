import { randomBytes } from 'node:crypto'
import { BaseSchema } from '@adonisjs/lucid/schema'

/** Tables with sealed values. In `form_files`, that is the key of the uploaded document. */
const SEALED = ['forms', 'form_files', 'collectives']

/**
 * Each person has a key. It encrypts their document numbers and the keys of their uploaded documents. A trigger
 * deletes it with the last row that it has sealed, in the same statement, so every deletion destroys the key.
 */
export default class extends BaseSchema {
  #isPostgres = this.db.dialect.name === 'postgres'

  async up() {
    this.schema.createTable('person_keys', (table) => {
      table.increments('id')
      // The keyed hash of the person's document, or the request without one.
      table.string('owner', 80).notNullable().unique()
      table.string('wrapped', 160).notNullable()
      table.string('wrapped_by', 16).notNullable().index()
    })
    // Backups keep the keys of this database in a file of this name.
    this.schema.createTable('key_files', (table) => {
      table.string('name', 40).primary()
    })
    this.defer(async (client) => {
      const name = `keys-${randomBytes(8).toString('hex')}.jsonl`
      await client.table('key_files').insert({ name })
    })
    for (const table of SEALED) this.#addSealed(table)
    const forget = `delete from person_keys where id = old.key_id ${SEALED.map(
      (table) => `and not exists (select 1 from ${table} where key_id = old.key_id)`
    ).join(' ')};`
    if (this.#isPostgres)
      this.schema.raw(
        `create function forget_key() returns trigger language plpgsql as $$
         begin ${forget} return null; end $$`
      )
    for (const table of SEALED) {
      const isGone = 'when (old.key_id is not null)'
      const isOther = 'when (old.key_id is not null and old.key_id is distinct from new.key_id)'
      for (const [name, event, condition] of [
        ['deleted', 'delete', isGone],
        ['changed', 'update of key_id', isOther],
      ])
        this.schema.raw(
          `create trigger ${table}_key_${name} after ${event} on ${table} for each row ${condition} ` +
            (this.#isPostgres ? 'execute function forget_key()' : `begin ${forget} end`)
        )
    }
  }

  async down() {
    for (const table of SEALED)
      for (const name of ['deleted', 'changed'])
        this.schema.raw(
          `drop trigger ${table}_key_${name}${this.#isPostgres ? ` on ${table}` : ''}`
        )
    for (const table of SEALED) {
      this.schema.raw(`drop index ${table}_by_key`)
      for (const column of ['sealed', 'key_id'])
        this.schema.raw(`alter table ${table} drop column ${column}`)
    }
    if (this.#isPostgres) this.schema.raw('drop function forget_key()')
    this.schema.dropTable('key_files')
    this.schema.dropTable('person_keys')
  }

  #addSealed(table: string) {
    this.schema.raw(`alter table ${table} add column sealed text`)
    this.schema.raw(`alter table ${table} add column key_id integer`)
    this.schema.raw(`create index ${table}_by_key on ${table} (key_id)`)
    // While one transaction deletes a key, another one may write a row that needs it. A backup has
    // no keys, so a restore must accept rows before their keys.
    if (this.#isPostgres)
      this.schema.raw(
        `alter table ${table} add constraint ${table}_key_id_foreign
         foreign key (key_id) references person_keys (id) not valid`
      )
  }
}
