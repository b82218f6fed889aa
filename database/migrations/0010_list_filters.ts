import { BaseSchema } from '@adonisjs/lucid/schema'

// Each holds all that its lists are narrowed and sorted by, so that SQLite reads nothing else.
const listed =
  'tournament_id, type, arrived_at, id, facets, search_text, state, category, assigned_to, reserved, outlet, sort_name'
const byText = 'tournament_id, type, arrived_at, id, search_text, state, category, sort_name'

/** The indexes of SQLite that filtered lists and searches for a few letters are read from. */
export default class extends BaseSchema {
  async up() {
    // PostgreSQL combines indexes by itself.
    if (this.db.dialect.name === 'postgres') return
    for (const sql of [
      'drop index forms_by_text',
      'drop index forms_by_facets',
      `create index forms_by_text on forms (${byText}) where search_text > ''`,
      `create index forms_listed on forms (${listed}) where facets > ''`,
    ])
      this.schema.raw(sql)
  }

  async down() {
    if (this.db.dialect.name === 'postgres') return
    for (const sql of [
      'drop index forms_by_text',
      'drop index forms_listed',
      `create index forms_by_text on forms (tournament_id, type, arrived_at, id, search_text)
       where search_text > ''`,
      `create index forms_by_facets on forms
         (tournament_id, type, arrived_at, id, state, category, assigned_to, reserved, outlet, sort_name, facets)
       where facets > ''`,
    ])
      this.schema.raw(sql)
  }
}
