import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('tournaments', (table) => {
      // Between which days a ball kid is born, and the year the licence must be valid in.
      table.string('mindate', 10).nullable()
      table.string('maxdate', 10).nullable()
      table.integer('licence_year').nullable()
    })

    this.schema.createTable('default_players', (table) => {
      table.increments('id')
      table
        .integer('tournament_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('tournaments')
        .onDelete('CASCADE')
      table.enum('tour', ['ATP', 'WTA']).notNullable()
      // The tour's own number.
      table.string('player_id', 40).nullable()
      table.string('name', 100).notNullable()
      table.string('last_name', 100).notNullable()
      table.string('birth_date', 10).nullable()
      table.string('nationality', 2).nullable()
      table.integer('rank').nullable()
      table.string('draw', 20).nullable()
      table.boolean('active').notNullable().defaultTo(true)
      table.string('search_text', 420).notNullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.index(['tournament_id', 'tour', 'rank'], 'default_players_by_rank')
      table.unique(['tournament_id', 'tour', 'player_id'])
    })

    // Not by the schema builder, which on SQLite would copy the table and lose its triggers.
    const moment = this.db.dialect.name === 'postgres' ? 'timestamptz' : 'datetime'
    const json = this.db.dialect.name === 'postgres' ? 'jsonb' : 'json'
    this.schema.raw(
      'alter table forms add column player integer references default_players (id) on delete restrict'
    )
    this.schema.raw('alter table forms add column passport_key varchar(64)')
    this.schema.raw(`alter table forms add column withdrawn_at ${moment}`)
    // What staff asked the applicant to correct, until it is answered.
    this.schema.raw(`alter table forms add column asked ${json}`)
    this.schema.raw('create index forms_by_player on forms (player)')
    this.schema.raw('create index forms_by_passport on forms (passport_key)')

    this.schema.createTable('form_files', (table) => {
      table.increments('id')
      table
        .integer('form_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('forms')
        .onDelete('CASCADE')
      table.string('field', 40).notNullable()
      table.string('key', 120).notNullable().unique()
      table.string('name', 200).notNullable()
      table.timestamp('created_at').notNullable()
      table.unique(['form_id', 'field'])
    })

    this.schema.createTable('guest_links', (table) => {
      table.increments('id')
      table
        .integer('form_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('forms')
        .onDelete('CASCADE')
      table.integer('user_id').unsigned().references('id').inTable('users').onDelete('SET NULL')
      table.string('email', 254).nullable()
      table.timestamp('expires_at').notNullable()
      table.timestamp('revoked_at').nullable()
      // The guest's request, once the link was used.
      table.integer('guest_id').unsigned().references('id').inTable('forms').onDelete('SET NULL')
      table.timestamp('used_at').nullable()
      table.timestamp('created_at').notNullable()
      table.index(['form_id'], 'guest_links_of_form')
    })

    this.schema.createTable('blacklist_clearances', (table) => {
      table.increments('id')
      table
        .integer('entry_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('blacklist_entries')
        .onDelete('CASCADE')
      table.string('person_key', 64).notNullable()
      table.string('reason', 300).notNullable()
      table.integer('user_id').unsigned().references('id').inTable('users').onDelete('SET NULL')
      table.timestamp('created_at').notNullable()
      table.unique(['entry_id', 'person_key'])
    })

    // That somebody was refused: who it was is written nowhere.
    this.schema.createTable('blacklist_hits', (table) => {
      table.increments('id')
      table
        .integer('entry_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('blacklist_entries')
        .onDelete('CASCADE')
      table.string('form_type', 20).notNullable()
      table.timestamp('at').notNullable()
      table.index(['entry_id', 'at'], 'blacklist_hits_of_entry')
    })

    this.defer(async (db) => {
      if (db.dialect.name === 'postgres') return
      // Two letters are found by reading every text: from this index, and in the list's order. It
      // is a partial one, so that nothing else walks it instead of the narrow ones.
      await db.rawQuery(
        `create index forms_by_text on forms (tournament_id, type, submitted_at, id, search_text)
         where search_text > ''`
      )
    })
  }

  async down() {
    this.defer(async (db) => {
      if (db.dialect.name === 'postgres') return
      await db.rawQuery('drop index forms_by_text')
    })
    for (const table of ['blacklist_hits', 'blacklist_clearances', 'guest_links', 'form_files'])
      this.schema.dropTable(table)
    this.schema.raw('drop index forms_by_player')
    this.schema.raw('drop index forms_by_passport')
    for (const column of ['player', 'passport_key', 'withdrawn_at', 'asked'])
      this.schema.raw(`alter table forms drop column ${column}`)
    this.schema.dropTable('default_players')
    this.schema.alterTable('tournaments', (table) => {
      table.dropColumns('mindate', 'maxdate', 'licence_year')
    })
  }
}
