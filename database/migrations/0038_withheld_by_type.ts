import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A filter leaves out what is withheld from its user. By these indexes it reads only that: SQLite
 * took the order of the list instead, and PostgreSQL read the minors of all form types.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('drop index forms_restricted')
    this.schema.raw(
      'create index forms_restricted on forms (type, tournament_id, id) where restricted_at is not null'
    )
    this.schema.raw(
      'create index forms_of_minors_by_type on forms (type, tournament_id, id) where minor'
    )
  }

  async down() {
    for (const index of ['forms_of_minors_by_type', 'forms_restricted'])
      this.schema.raw(`drop index ${index}`)
    this.schema.raw(
      'create index forms_restricted on forms (type, id) where restricted_at is not null'
    )
  }
}
