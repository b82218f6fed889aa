import { BaseSchema } from '@adonisjs/lucid/schema'

/** What happens to accounts, for administrators; and remember-me tokens that were used. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('security_events', (table) => {
      table.increments('id')
      table.string('kind', 30).notNullable()
      for (const name of ['user_id', 'by_id'])
        table
          .integer(name)
          .unsigned()
          .nullable()
          .references('id')
          .inTable('users')
          .onDelete('SET NULL')
      // The name of a user, or part of the keyed hash of an unknown e-mail.
      table.string('account', 120).nullable()
      table.string('browser', 20).nullable()
      table.string('system', 20).nullable()
      table.string('address', 45).nullable()
      table.string('detail', 200).nullable()
      table.timestamp('at').notNullable().index()
      table.index(['user_id', 'kind'])
    })
    this.schema.alterTable('remember_me_tokens', (table) => table.timestamp('used_at').nullable())
  }

  async down() {
    this.schema.alterTable('remember_me_tokens', (table) => table.dropColumn('used_at'))
    this.schema.dropTable('security_events')
  }
}
