import { BaseSchema } from '@adonisjs/lucid/schema'

/** The list of requests whose tutor has still to confirm, in its order: see `whereTutorIsDue`. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `create index forms_due_tutor on forms (tournament_id, type, arrived_at, id, state)
       where minor and tutor_confirmed_at is null and withdrawn_at is null`
    )
  }

  async down() {
    this.schema.raw('drop index forms_due_tutor')
  }
}
