import { BaseSchema } from '@adonisjs/lucid/schema'

/** A search by the document of a tutor, who has no request, in all editions. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'create index forms_of_guardian on forms (guardian_key) where guardian_key is not null'
    )
  }

  async down() {
    this.schema.raw('drop index forms_of_guardian')
  }
}
