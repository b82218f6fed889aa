import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('tournaments', (table) => {
      table.increments('id')
      table.enum('sport', ['tennis', 'golf']).notNullable()
      table.string('name', 120).notNullable()
      table.string('code', 12).notNullable()
      table.integer('year').notNullable()
      table.string('place', 120).nullable()
      // Days are ISO dates as text: neither database may shift them by a time zone.
      table.string('starts_on', 10).notNullable()
      table.string('ends_on', 10).notNullable()
      table.string('press_from', 10).nullable()
      table.string('press_to', 10).nullable()
      table.string('time_zone', 40).notNullable().defaultTo('Europe/Madrid')
      table.string('accent', 7).notNullable()
      table.boolean('active').notNullable().defaultTo(false)
      table.boolean('quarter_finals').notNullable().defaultTo(false)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.unique(['sport', 'year'])
      table.unique(['code'])
    })
    this.schema.raw(
      'create unique index tournaments_one_active on tournaments (sport) where active'
    )

    this.schema.createTable('registration_windows', (table) => {
      table.increments('id')
      table
        .integer('tournament_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('tournaments')
        .onDelete('CASCADE')
      table.string('form_type', 20).notNullable()
      table.timestamp('opens_at').notNullable()
      table.timestamp('closes_at').notNullable()
      table.unique(['tournament_id', 'form_type'])
    })

    this.schema.createTable('permissions', (table) => {
      table.increments('id')
      table
        .integer('tournament_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('tournaments')
        .onDelete('CASCADE')
      table.string('name', 80).notNullable()
      table.string('starts_on', 10).notNullable()
      // Without an end the permission is a daily one.
      table.string('ends_on', 10).nullable()
      table.string('color', 7).nullable()
      table.jsonb('flags').notNullable()
      // New requests of this category start with this profile.
      table.string('category', 20).nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.unique(['tournament_id', 'name'])
      table.unique(['tournament_id', 'category'])
    })

    this.schema.createTable('blacklist_entries', (table) => {
      table.increments('id')
      table.string('name', 100).notNullable()
      table.string('last_name', 100).notNullable()
      table.string('folded_name', 220).notNullable().index()
      table.text('reason').nullable()
      table.integer('author_id').unsigned().references('id').inTable('users').onDelete('SET NULL')
      table.string('review_on', 10).nullable()
      table.timestamp('created_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('blacklist_entries')
    this.schema.dropTable('permissions')
    this.schema.dropTable('registration_windows')
    this.schema.dropTable('tournaments')
  }
}
