import { BaseSchema } from '@adonisjs/lucid/schema'

const BEFORE = [
  ...['forms', 'form_files', 'collectives'],
  ...['form_photos', 'import_runs', 'document_runs'],
]
const TABLE = 'data_requests'

/** What people ask for about their data, and the answers, sealed with keys that go with these rows. */
export default class extends BaseSchema {
  #isPostgres = this.db.dialect.name === 'postgres'

  async up() {
    this.schema.raw(`alter table ${TABLE} add column sealed text`)
    this.schema.raw(`alter table ${TABLE} add column key_id integer`)
    this.schema.raw(`create index ${TABLE}_by_key on ${TABLE} (key_id)`)
    // Repeated by the query that seals existing rows: `app/operations/seal_existing.ts`.
    this.schema.raw(
      `create index ${TABLE}_readable on ${TABLE} (id) where (reason <> '' or answer <> '')`
    )
    if (this.#isPostgres)
      this.schema.raw(
        `alter table ${TABLE} add constraint ${TABLE}_key_id_foreign
         foreign key (key_id) references person_keys (id) not valid`
      )
    this.#unwatch(BEFORE)
    this.#watch([...BEFORE, TABLE])
  }

  async down() {
    this.#unwatch([...BEFORE, TABLE])
    for (const index of ['by_key', 'readable']) this.schema.raw(`drop index ${TABLE}_${index}`)
    for (const column of ['sealed', 'key_id'])
      this.schema.raw(`alter table ${TABLE} drop column ${column}`)
    this.#watch(BEFORE)
  }

  #watch(tables: string[]) {
    const forget = `delete from person_keys where id = old.key_id ${tables
      .map((table) => `and not exists (select 1 from ${table} where key_id = old.key_id)`)
      .join(' ')};`
    if (this.#isPostgres)
      this.schema.raw(
        `create or replace function forget_key() returns trigger language plpgsql as $$
         begin ${forget} return null; end $$`
      )
    for (const table of tables) {
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

  #unwatch(tables: string[]) {
    for (const table of tables)
      for (const name of ['deleted', 'changed'])
        this.schema.raw(
          `drop trigger ${table}_key_${name}${this.#isPostgres ? ` on ${table}` : ''}`
        )
  }
}
