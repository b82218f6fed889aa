import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which roles must have a second factor, and since when each of their users is asked for it. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('login_rules', (table) => {
      table.integer('id').notNullable().primary()
      table.jsonb('factor_roles').notNullable()
      table.integer('grace_days').notNullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').nullable()
    })
    this.schema.alterTable('users', (table) => table.timestamp('factor_asked_at').nullable())
  }

  async down() {
    this.schema.alterTable('users', (table) => table.dropColumn('factor_asked_at'))
    this.schema.dropTable('login_rules')
  }
}
