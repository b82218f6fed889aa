import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * One or two letters have no trigram, so PostgreSQL read every request of a list with all its columns.
 * As on SQLite, an index holds the texts now. Its rows hold 2,704 bytes: `searchTextOf` makes no longer
 * texts.
 */
export default class extends BaseSchema {
  async up() {
    if (this.db.dialect.name !== 'postgres') return
    this.schema.raw(
      'update forms set search_text = left(search_text, 500) where octet_length(search_text) > 2000'
    )
    this.schema.raw(
      `create index forms_by_text on forms (tournament_id, type, arrived_at, id)
         include (search_text, state, category)`
    )
  }

  async down() {
    if (this.db.dialect.name === 'postgres') this.schema.raw('drop index forms_by_text')
  }
}
