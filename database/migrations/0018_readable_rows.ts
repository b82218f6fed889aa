import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Every start and every night look for numbers and documents that are not sealed. A database uses these
 * indexes only if a query repeats their conditions: see `app/operations/seal_existing.ts`.
 */
const READABLE = {
  forms: `(document <> '' or detail ->> 'passportNumber' <> '' or detail ->> 'tutorDocument' <> '')`,
  collectives: `document <> ''`,
  form_files: 'sealed is null',
}

export default class extends BaseSchema {
  async up() {
    for (const [table, condition] of Object.entries(READABLE))
      this.schema.raw(`create index ${table}_readable on ${table} (id) where ${condition}`)
  }

  async down() {
    for (const table of Object.keys(READABLE)) this.schema.raw(`drop index ${table}_readable`)
  }
}
