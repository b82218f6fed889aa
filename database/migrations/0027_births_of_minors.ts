import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Whether the person of a request is under eighteen: their birth date is encrypted, so no query can read it. Every
 * start and every night look for those that are not sealed yet: see `app/operations/seal_existing.ts`.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('forms', (table) => {
      table.boolean('minor').notNullable().defaultTo(false)
    })
    this.defer(async (db) => {
      await db.rawQuery(
        `update forms set minor = ? where birth_date > ? or (birth_date is null and type = 'ballboy')`,
        [true, eighteenYearsAgo()]
      )
    })
    this.schema.raw('create index forms_of_minors on forms (tournament_id, sort_name) where minor')
    this.schema.raw(
      'create index forms_readable_births on forms (id) where minor and birth_date is not null'
    )
  }

  async down() {
    for (const index of ['forms_of_minors', 'forms_readable_births'])
      this.schema.raw(`drop index ${index}`)
    // Knex would copy the whole table on SQLite.
    this.schema.raw('alter table forms drop column minor')
  }
}

function eighteenYearsAgo() {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() - 18)
  return day.toISOString().slice(0, 10)
}
