import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A deleted request takes its card along and both leave the pickup list. PostgreSQL may reach the list before
 * the card; the card of a row that the same transaction wrote is then looked for too early, so it waits for
 * the commit. SQLite needs nothing.
 */
const CONSTRAINT = 'collective_forms_card_id_foreign'

export default class extends BaseSchema {
  async up() {
    this.#check('deferrable initially deferred')
  }

  async down() {
    this.#check('not deferrable')
  }

  #check(when: string) {
    if (this.db.dialect.name === 'postgres')
      this.schema.raw(`alter table collective_forms alter constraint ${CONSTRAINT} ${when}`)
  }
}
