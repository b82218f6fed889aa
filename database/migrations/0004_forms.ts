import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('forms', (table) => {
      table.increments('id')
      table
        .integer('tournament_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('tournaments')
        .onDelete('RESTRICT')
      table.string('type', 20).notNullable()
      table.string('category', 20).notNullable()
      table.string('id_form', 32).notNullable().unique()
      table.enum('state', ['waiting', 'approved', 'rejected']).notNullable().defaultTo('waiting')

      table.string('image', 120).nullable()
      table.jsonb('image_warnings').nullable()
      table.string('name', 200).notNullable()
      table.string('last_name', 200).notNullable()
      table.string('birth_date', 10).nullable()
      table.string('document', 40).nullable()
      table.string('id_gender', 10).nullable()
      table.string('address', 200).nullable()
      table.string('city', 100).nullable()
      table.string('cp', 12).nullable()
      table.string('id_country', 2).nullable()
      table.string('id_nationality', 2).nullable()
      table.string('phone', 20).nullable()
      table.string('cell_phone', 20).nullable()
      table.string('email', 254).nullable()
      table.string('company', 200).nullable()
      table.text('observation').nullable()
      table.jsonb('detail').notNullable()

      table
        .integer('id_permission')
        .unsigned()
        .references('id')
        .inTable('permissions')
        .onDelete('RESTRICT')
      table.jsonb('custom_permission').nullable()
      table.integer('credits').notNullable().defaultTo(0)
      // Euro cents.
      table.integer('amount').notNullable().defaultTo(0)
      table.integer('id_parent').unsigned().references('id').inTable('forms').onDelete('RESTRICT')
      table.boolean('daily').notNullable().defaultTo(false)
      table.string('date_permission', 10).nullable()
      table.string('end_permission', 10).nullable()
      table.string('color', 7).nullable()
      table.string('covid_certificate', 120).nullable()
      table.boolean('covid_passport').notNullable().defaultTo(false)

      table.text('search_text').notNullable()
      table.string('sort_name', 420).notNullable()
      table.string('person_key', 64).nullable()
      table.string('status_token_hash', 64).notNullable().unique()
      table.string('nonce', 36).nullable().unique()
      table.string('locale', 2).notNullable().defaultTo('es')
      table.string('policy_version', 20).nullable()
      table.timestamp('policy_accepted_at').nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('submitted_at').notNullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()

      table.check('credits >= 0 and amount >= 0', [], 'forms_balances')
      // One index for each order in which the request list walks.
      table.index(['tournament_id', 'type', 'submitted_at', 'id'], 'forms_by_submission')
      table.index(['tournament_id', 'type', 'state', 'submitted_at', 'id'], 'forms_by_state')
      table.index(['tournament_id', 'type', 'category', 'submitted_at', 'id'], 'forms_by_category')
      table.index(['tournament_id', 'type', 'sort_name', 'id'], 'forms_by_name')
      table.index(['person_key'], 'forms_by_person')
      table.index(['email'], 'forms_by_email')
      // Each thumbnail of a list asks whose photo it is.
      table.index(['image'], 'forms_by_image')
      table.index(['id_parent'], 'forms_by_parent')
      table.index(['id_permission'], 'forms_by_permission')
    })

    this.schema.createTable('form_counters', (table) => {
      table
        .integer('tournament_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('tournaments')
        .onDelete('CASCADE')
      table.string('code', 8).notNullable()
      table.integer('last').notNullable()
      table.primary(['tournament_id', 'code'])
    })

    this.schema.createTable('form_logs', (table) => {
      table.increments('id')
      table
        .integer('form_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('forms')
        .onDelete('CASCADE')
      table.string('type', 24).notNullable()
      table.integer('user_id').unsigned().references('id').inTable('users').onDelete('SET NULL')
      table.jsonb('from').nullable()
      table.jsonb('to').nullable()
      table.timestamp('at').notNullable()
      table.index(['form_id', 'id'], 'form_logs_of_form')
      table.index(['type', 'at'], 'form_logs_by_type')
    })

    this.schema.createTable('cards', (table) => {
      table.increments('id')
      table
        .integer('form_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('forms')
        .onDelete('CASCADE')
      table.string('serial', 40).notNullable().unique()
      table.string('token', 26).notNullable().unique()
      table.string('uid', 20).nullable()
      table.enum('state', ['live', 'revoked']).notNullable().defaultTo('live')
      table.string('print_hash', 64).nullable()
      table.integer('batch_id').nullable()
      table.timestamp('printed_at').nullable()
      table.timestamp('collected_at').nullable()
      table.timestamp('revoked_at').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.index(['form_id'], 'cards_of_form')
    })
    this.schema.raw(`create unique index cards_one_live on cards (form_id) where state = 'live'`)
    this.schema.raw(
      `create unique index cards_live_uid on cards (uid) where state = 'live' and uid is not null`
    )

    this.defer(async (db) => {
      if (db.dialect.name === 'postgres') {
        // Byte order, as in SQLite: the key already holds the alphabet's order.
        await db.rawQuery('alter table forms alter sort_name type varchar(420) collate "C"')
        await db.rawQuery('create extension if not exists pg_trgm')
        await db.rawQuery('create index forms_search on forms using gin (search_text gin_trgm_ops)')
        return
      }
      await db.rawQuery(
        `create virtual table forms_search using fts5(search_text, content='forms', content_rowid='id', tokenize='trigram')`
      )
      await db.rawQuery(
        `create trigger forms_search_insert after insert on forms begin
           insert into forms_search (rowid, search_text) values (new.id, new.search_text);
         end`
      )
      await db.rawQuery(
        `create trigger forms_search_delete after delete on forms begin
           insert into forms_search (forms_search, rowid, search_text) values ('delete', old.id, old.search_text);
         end`
      )
      await db.rawQuery(
        `create trigger forms_search_update after update of search_text on forms begin
           insert into forms_search (forms_search, rowid, search_text) values ('delete', old.id, old.search_text);
           insert into forms_search (rowid, search_text) values (new.id, new.search_text);
         end`
      )
    })
  }

  async down() {
    this.schema.dropTable('cards')
    this.schema.dropTable('form_logs')
    this.schema.dropTable('form_counters')
    this.defer(async (db) => {
      if (db.dialect.name !== 'postgres') await db.rawQuery('drop table if exists forms_search')
      await db.rawQuery('drop table forms')
    })
  }
}
