import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users', (table) => {
      table.increments('id')
      table.string('name', 120).notNullable()
      table.string('email', 254).notNullable().unique()
      table.string('password').notNullable()
      table.enum('role', ['admin', 'staff', 'coordinator', 'restaurant']).notNullable()
      for (const flag of ['can_create', 'can_edit', 'can_print', 'can_rfid', 'can_toppanel']) {
        table.boolean(flag).notNullable().defaultTo(false)
      }
      // Keys of form types the user is limited to; null means all.
      table.jsonb('form_types').nullable()
      table.boolean('active').notNullable().defaultTo(true)
      table.string('locale', 2).notNullable().defaultTo('es')
      table.timestamp('last_login_at').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })

    this.schema.createTable('remember_me_tokens', (table) => {
      table.increments('id')
      table
        .integer('tokenable_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('users')
        .onDelete('CASCADE')
      table.string('hash').notNullable().unique()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.timestamp('expires_at').notNullable()
    })

    this.schema.createTable('password_resets', (table) => {
      table.increments('id')
      table
        .integer('user_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('users')
        .onDelete('CASCADE')
      table.string('token_hash', 64).notNullable().unique()
      table.timestamp('expires_at').notNullable()
      table.timestamp('created_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('password_resets')
    this.schema.dropTable('remember_me_tokens')
    this.schema.dropTable('users')
  }
}
