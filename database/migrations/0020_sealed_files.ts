import { BaseSchema } from '@adonisjs/lucid/schema'

const BEFORE = ['forms', 'form_files', 'collectives']
const RUNS = ['import_runs', 'document_runs']
const SEALED = [...BEFORE, 'form_photos', ...RUNS]

/** Repeated by the query that seals photos of earlier versions: `app/operations/seal_existing.ts`. */
const READABLE_PHOTO = ['image', 'image_original']
  .map((column) => `(${column} <> '' and ${column} = replace(${column}, '.sealed.jpg', ''))`)
  .join(' or ')

/**
 * The secrets of photos, and of the files of imports and documents, sealed with keys that go with
 * the last row that they seal, as those of documents do.
 */
export default class extends BaseSchema {
  #isPostgres = this.db.dialect.name === 'postgres'

  async up() {
    this.#createPhotos()
    this.schema.raw(`create index forms_readable_photos on forms (id) where ${READABLE_PHOTO}`)
    for (const table of RUNS) {
      this.schema.raw(`alter table ${table} add column sealed text`)
      this.schema.raw(`alter table ${table} add column key_id integer`)
    }
    for (const table of ['form_photos', ...RUNS]) {
      this.schema.raw(`create index ${table}_by_key on ${table} (key_id)`)
      if (this.#isPostgres)
        this.schema.raw(
          `alter table ${table} add constraint ${table}_key_id_foreign
           foreign key (key_id) references person_keys (id) not valid`
        )
    }
    this.#unwatch(BEFORE)
    this.#watch(SEALED)
    this.#forgetPhotosWithTheirNames()
  }

  async down() {
    this.schema.raw(`drop trigger forms_photos_changed${this.#isPostgres ? ' on forms' : ''}`)
    if (this.#isPostgres) this.schema.raw('drop function forget_photos()')
    this.#unwatch(SEALED)
    this.schema.raw('drop index forms_readable_photos')
    this.schema.dropTable('form_photos')
    for (const table of RUNS) {
      this.schema.raw(`drop index ${table}_by_key`)
      for (const column of ['sealed', 'key_id'])
        this.schema.raw(`alter table ${table} drop column ${column}`)
    }
    this.#watch(BEFORE)
  }

  #createPhotos() {
    this.schema.createTable('form_photos', (table) => {
      table.increments('id')
      table.integer('form_id').unsigned().notNullable().references('forms.id').onDelete('CASCADE')
      // Where the photo lies on the drive. Requests of the demonstration share photos.
      table.string('key', 120).notNullable().index()
      table.text('sealed').notNullable()
      table.integer('key_id').nullable()
      table.unique(['form_id', 'key'])
    })
  }

  /** A photo is forgotten once its request names it no longer. */
  #forgetPhotosWithTheirNames() {
    const forget = `delete from form_photos where form_id = new.id
      and key not in (coalesce(new.image, ''), coalesce(new.image_original, ''));`
    const differs = this.#isPostgres ? 'is distinct from' : 'is not'
    const isOther = ['image', 'image_original'].map((name) => `old.${name} ${differs} new.${name}`)
    if (this.#isPostgres)
      this.schema.raw(
        `create function forget_photos() returns trigger language plpgsql as $$
         begin ${forget} return null; end $$`
      )
    this.schema.raw(
      `create trigger forms_photos_changed after update of image, image_original on forms
       for each row when (${isOther.join(' or ')}) ` +
        (this.#isPostgres ? 'execute function forget_photos()' : `begin ${forget} end`)
    )
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
