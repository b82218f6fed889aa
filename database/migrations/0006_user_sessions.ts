import { BaseSchema } from '@adonisjs/lucid/schema'
import { DateTime } from 'luxon'
import { randomToken } from '#text/secrets'

/** Where each user is logged in. The remember-me tokens of a browser belong to its session. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('user_sessions', (table) => {
      table.increments('id')
      table
        .integer('user_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('users')
        .onDelete('CASCADE')
        .index()
      table.string('key', 26).notNullable().unique()
      table.boolean('remembered').notNullable().defaultTo(false)
      table.string('browser', 20).nullable()
      table.string('system', 20).nullable()
      table.string('address', 45).nullable()
      table.timestamp('began_at').notNullable()
      table.timestamp('seen_at').notNullable()
      table.timestamp('ends_at').notNullable().index()
    })
    this.schema.raw(
      'alter table remember_me_tokens add column user_session_id integer references user_sessions (id) on delete cascade'
    )
    this.schema.raw(
      'create index remember_me_tokens_user_session_id_index on remember_me_tokens (user_session_id)'
    )
    this.defer(async (db) => {
      const lastDay = DateTime.utc().plus({ days: 30 }).toSQL({ includeOffset: false })
      for (const { id, tokenable_id: userId } of await db.from('remember_me_tokens')) {
        const now = DateTime.utc().toSQL({ includeOffset: false })
        const key = randomToken()
        await db.table('user_sessions').insert({
          ...{ user_id: userId, key, remembered: true },
          ...{ began_at: now, seen_at: now, ends_at: lastDay },
        })
        const { id: session } = await db.from('user_sessions').where({ key }).firstOrFail()
        await db.from('remember_me_tokens').where({ id }).update({ user_session_id: session })
      }
    })
  }

  async down() {
    this.schema.alterTable('remember_me_tokens', (table) => {
      table.dropIndex('user_session_id')
      table.dropColumn('user_session_id')
    })
    this.schema.dropTable('user_sessions')
  }
}
