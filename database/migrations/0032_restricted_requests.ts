import { BaseSchema } from '@adonisjs/lucid/schema'

/** The few requests that a search must not tell most users. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'create index forms_restricted on forms (type, id) where restricted_at is not null'
    )
  }

  async down() {
    this.schema.raw('drop index forms_restricted')
  }
}
