import { BaseSchema } from '@adonisjs/lucid/schema'

/** What users need beside their password: authenticator apps, passkeys, recovery codes. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('login_factors', (table) => {
      table.increments('id')
      table
        .integer('user_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('users')
        .onDelete('CASCADE')
        .index()
      table.enum('kind', ['totp', 'passkey']).notNullable()
      table.string('name', 80).nullable()
      // Of an authenticator app: the encrypted secret, and the last time step that was used.
      table.text('secret').nullable()
      table.integer('last_step').nullable()
      // Of a passkey.
      table.string('credential', 1400).nullable().unique()
      table.text('public_key').nullable()
      table.bigInteger('counter').notNullable().defaultTo(0)
      table.string('transports', 120).nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('used_at').nullable()
    })

    this.schema.createTable('recovery_codes', (table) => {
      table.increments('id')
      table
        .integer('user_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('users')
        .onDelete('CASCADE')
      table.string('code_hash', 64).notNullable()
      table.timestamp('used_at').nullable()
      table.timestamp('created_at').notNullable()
      table.unique(['user_id', 'code_hash'])
    })
  }

  async down() {
    this.schema.dropTable('recovery_codes')
    this.schema.dropTable('login_factors')
  }
}
