import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What a list asks of the requests that a word finds, so that SQLite need not read the requests of
 * other lists with all their columns.
 */
export default class extends BaseSchema {
  async up() {
    if (this.db.dialect.name === 'postgres') return
    this.schema.raw('create index forms_found on forms (id, type, tournament_id, arrived_at)')
  }

  async down() {
    if (this.db.dialect.name !== 'postgres') this.schema.raw('drop index forms_found')
  }
}
