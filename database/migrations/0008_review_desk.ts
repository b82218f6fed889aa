import { BaseSchema } from '@adonisjs/lucid/schema'
import { DateTime } from 'luxon'
import { standardReasons } from '#database/standard_reasons'
import { insertMany } from '#models/bulk'

/** What the office works with besides the requests: changes of many, texts, notes, restaurants. */
export default class extends BaseSchema {
  async up() {
    const postgres = this.db.dialect.name === 'postgres'
    const moment = postgres ? 'timestamptz' : 'datetime'
    const json = postgres ? 'jsonb' : 'json'
    const validity = postgres
      ? `coalesce(detail->>'validity', '')`
      : `coalesce(json_extract(detail, '$.validity'), '')`

    this.schema.createTable('restaurants', (table) => {
      table.increments('id')
      table.string('name', 80).notNullable().unique()
      table.enum('kind', ['press', 'player', 'staff']).notNullable()
      // Hours as `HH:MM`; none means always.
      table.string('opens_at', 5).nullable()
      table.string('closes_at', 5).nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })

    this.schema.createTable('restaurant_user', (table) => {
      table
        .integer('restaurant_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('restaurants')
        .onDelete('CASCADE')
      table
        .integer('user_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('users')
        .onDelete('CASCADE')
      table.primary(['restaurant_id', 'user_id'])
    })

    // Who eats where without being asked one by one.
    this.schema.createTable('restaurant_rules', (table) => {
      table.increments('id')
      table.string('form_type', 20).notNullable()
      table.string('category', 20).nullable()
      table.string('guest_type', 20).nullable()
      table.jsonb('restaurants').notNullable()
      table.integer('credits').nullable()
      // How many of those that fit, for each player; null means all of them.
      table.integer('per_player').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })

    this.schema.createTable('credit_resets', (table) => {
      table.increments('id')
      table.string('name', 80).notNullable().unique()
      table.string('source_column', 30).notNullable()
      table.text('source_values').notNullable()
      table.string('reset_column', 30).notNullable()
      table.string('reset_value', 200).notNullable()
      // Hour of every day as `HH:MM`; none means by hand.
      table.string('daily_at', 5).nullable()
      // The last day on which it ran by itself, where the tournament is played.
      table.string('last_day', 10).nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })

    this.schema.createTable('change_batches', (table) => {
      table.increments('id')
      table.string('kind', 20).notNullable()
      // Null where several types are touched.
      table.string('form_type', 20).nullable()
      table.jsonb('change').notNullable()
      table.jsonb('ids').notNullable()
      table
        .enum('state', ['queued', 'running', 'done', 'failed', 'undone'])
        .notNullable()
        .defaultTo('queued')
      table.boolean('hold').notNullable().defaultTo(false)
      table.integer('total').notNullable()
      table.integer('done').notNullable().defaultTo(0)
      table.integer('changed').notNullable().defaultTo(0)
      table.text('error').nullable()
      table.integer('user_id').unsigned().references('id').inTable('users').onDelete('SET NULL')
      table.timestamp('created_at').notNullable()
      table.timestamp('finished_at').nullable()
      table.timestamp('undone_at').nullable()
    })

    this.schema.createTable('change_batch_rows', (table) => {
      table.increments('id')
      table
        .integer('batch_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('change_batches')
        .onDelete('CASCADE')
      table
        .integer('form_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('forms')
        .onDelete('CASCADE')
      // Null where it was changed; else why not.
      table.string('skipped', 20).nullable()
      // What the change found, and the request's version after it.
      table.jsonb('found').nullable()
      table.integer('version').nullable()
      table.unique(['batch_id', 'form_id'])
      table.index(['form_id'], 'change_batch_rows_of_form')
    })

    this.schema.createTable('form_notes', (table) => {
      table.increments('id')
      table
        .integer('form_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('forms')
        .onDelete('CASCADE')
      table.integer('user_id').unsigned().references('id').inTable('users').onDelete('SET NULL')
      table.text('text').notNullable()
      table.timestamp('created_at').notNullable()
      table.index(['form_id', 'id'], 'form_notes_of_form')
    })

    this.schema.createTable('reasons', (table) => {
      table.increments('id')
      table.enum('kind', ['changes', 'rejected']).notNullable()
      table.string('name_es', 80).notNullable()
      table.string('name_en', 80).notNullable()
      table.text('text_es').notNullable()
      table.text('text_en').notNullable()
      // Questions that it opens to the applicant, where the form has them.
      table.jsonb('fields').notNullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })

    this.schema.createTable('mail_texts', (table) => {
      table.increments('id')
      table.string('form_type', 20).notNullable()
      table.string('template', 20).notNullable()
      table.string('locale', 2).notNullable()
      table.string('subject', 200).notNullable()
      table.text('body').notNullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.unique(['form_type', 'template', 'locale'])
    })

    // The history of everything but requests, which have their own.
    this.schema.createTable('entity_changes', (table) => {
      table.increments('id')
      table.string('entity', 30).notNullable()
      table.integer('entity_id').nullable()
      table.string('label', 200).notNullable()
      table.string('type', 12).notNullable()
      table.integer('user_id').unsigned().references('id').inTable('users').onDelete('SET NULL')
      table.jsonb('from').nullable()
      table.jsonb('to').nullable()
      table.timestamp('at').notNullable()
      table.index(['entity', 'entity_id', 'id'], 'entity_changes_of')
      table.index(['at', 'id'], 'entity_changes_by_time')
      table.index(['user_id', 'at', 'id'], 'entity_changes_by_user')
    })

    // Every movement of credits and euros, only ever added to.
    this.schema.createTable('ledger_entries', (table) => {
      table.increments('id')
      table
        .integer('form_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('forms')
        .onDelete('CASCADE')
      table.enum('kind', ['credits', 'amount']).notNullable()
      // Credits, or euro cents.
      table.integer('delta').notNullable()
      table.integer('balance').notNullable()
      table.string('cause', 16).notNullable()
      table.string('reason', 300).nullable()
      table.integer('user_id').unsigned().references('id').inTable('users').onDelete('SET NULL')
      table
        .integer('restaurant_id')
        .unsigned()
        .references('id')
        .inTable('restaurants')
        .onDelete('RESTRICT')
      table.string('nonce', 36).nullable().unique()
      table.timestamp('at').notNullable()
      table.index(['form_id', 'id'], 'ledger_of_form')
      table.index(['restaurant_id', 'at'], 'ledger_of_restaurant')
    })

    this.schema.createTable('late_links', (table) => {
      table.increments('id')
      table
        .integer('tournament_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('tournaments')
        .onDelete('CASCADE')
      table.string('form_type', 20).notNullable()
      // Of a form whose path names a type: which one.
      table.string('type', 20).nullable()
      table.string('email', 254).notNullable()
      table.integer('user_id').unsigned().references('id').inTable('users').onDelete('SET NULL')
      table.timestamp('expires_at').notNullable()
      table.timestamp('revoked_at').nullable()
      table.timestamp('used_at').nullable()
      table.integer('form_id').unsigned().references('id').inTable('forms').onDelete('SET NULL')
      table.timestamp('created_at').notNullable()
      table.index(['form_type', 'id'], 'late_links_by_type')
    })

    // Not by the schema builder, which on SQLite would copy the tables and lose what hangs on them.
    for (const sql of [
      `alter table users add column sessions_ended integer not null default 0`,
      `alter table users add column invited_at ${moment}`,
      `alter table tournaments add column logo varchar(120)`,
      `alter table tournaments add column limits ${json}`,
      `alter table mail_log add column held boolean not null default false`,
      `alter table mail_log add column batch_id integer references change_batches (id) on delete set null`,
      `alter table forms add column restaurants ${json}`,
      `alter table forms add column assigned_to integer references users (id) on delete set null`,
      `alter table forms add column reserved boolean not null default false`,
      // What the applicant corrected when asked, until a decision.
      `alter table forms add column corrected ${json}`,
      `alter table forms add column corrected_at ${moment}`,
      // When it came, or came back corrected: the order in which the office works. Each request gets its own below.
      `alter table forms add column arrived_at ${moment} not null default '1970-01-01 00:00:00'`,
      `update forms set arrived_at = submitted_at`,
      // Whom the person comes for, and the answers that lists are filtered by.
      `alter table forms add column outlet varchar(220)`,
      `alter table forms add column facets text not null default ''`,
      // Finds all children of a tutor without a readable document.
      `alter table forms add column guardian_key varchar(64)`,
      // The photo before staff cropped it.
      `alter table forms add column image_original varchar(120)`,
      // Days or flags of its own: such a request is looked at by itself, all others by their profile.
      `alter table forms add column own_access boolean generated always as
         (custom_permission is not null or daily or date_permission is not null
          or end_permission is not null or ${validity} = 'day') ${postgres ? 'stored' : 'virtual'}`,
      `create index mail_log_of_batch on mail_log (batch_id)`,
      // Whoever may be the same person: born alike in an edition; the names are read from the index.
      `create index forms_by_birth on forms (tournament_id, birth_date, sort_name) where birth_date is not null`,
      `create index forms_by_original on forms (image_original) where image_original is not null`,
      // The history of all requests, newest first.
      `create index form_logs_by_time on form_logs (at, id)`,
      `create index form_logs_by_user on form_logs (user_id, at, id) where user_id is not null`,
      `drop index mail_log_waiting`,
      `create index mail_log_due on mail_log (state, held, next_try_at)`,
      `create index mail_log_by_state on mail_log (state, id)`,
      `create index mail_log_by_template on mail_log (template, id, state)`,
      postgres
        ? `create index mail_log_by_address on mail_log using gin ("to" gin_trgm_ops)`
        : `create index mail_log_by_address on mail_log ("to", form_id)`,
      `drop index forms_by_submission`,
      `drop index forms_by_state`,
      `drop index forms_by_category`,
      `create index forms_by_arrival on forms (tournament_id, type, arrived_at, id)`,
      // Each holds what a list in its order may be narrowed by.
      `drop index forms_by_name`,
      `create index forms_by_name on forms (tournament_id, type, sort_name, id, state, category)`,
      `create index forms_by_state on forms (tournament_id, type, state, arrived_at, id, category)`,
      `create index forms_by_category on forms (tournament_id, type, category, arrived_at, id, state)`,
      `create index forms_by_access on forms
         (tournament_id, state, own_access, id_permission, category, type, sort_name, id)`,
      `create index forms_by_outlet on forms (tournament_id, type, outlet, state)`,
      `create index forms_eating on forms (tournament_id, state, type) where restaurants is not null`,
      `create index forms_by_guardian on forms (tournament_id, type, guardian_key, sort_name)
       where guardian_key is not null`,
      // Requests from before there were facets, until `prepare` has written them.
      `create index forms_without_facets on forms (id) where facets = ''`,
      `create index forms_assigned on forms (assigned_to, arrived_at, tournament_id, type) where assigned_to is not null`,
      `create index forms_asked on forms (tournament_id, type, arrived_at) where asked is not null`,
      `create index forms_corrected on forms (tournament_id, type, arrived_at) where corrected_at is not null`,
    ])
      this.schema.raw(sql)

    this.defer((db) => {
      const now = DateTime.utc()
      return insertMany(
        db,
        'reasons',
        standardReasons.map((reason) => ({ ...reason, createdAt: now, updatedAt: now }))
      )
    })

    this.defer(async (db) => {
      if (postgres) {
        // Only the short columns: a row of an index holds no more than 2,704 bytes.
        await db.rawQuery(
          `create index forms_by_facets on forms (tournament_id, type, arrived_at, id)
           include (state, category, assigned_to, reserved, facets)`
        )
        return
      }
      await db.rawQuery('drop index forms_by_text')
      await db.rawQuery(
        `create index forms_by_text on forms (tournament_id, type, arrived_at, id, search_text)
         where search_text > ''`
      )
      // As with the text: filters are read from the index alone, in the list's order.
      await db.rawQuery(
        `create index forms_by_facets on forms
           (tournament_id, type, arrived_at, id, state, category, assigned_to, reserved, outlet, sort_name, facets)
         where facets > ''`
      )
    })
  }

  async down() {
    const postgres = this.db.dialect.name === 'postgres'
    for (const name of ['arrival', 'access', 'name', 'state', 'category', 'outlet', 'facets'])
      this.schema.raw(`drop index forms_by_${name}`)
    for (const name of [
      'by_guardian',
      'eating',
      'without_facets',
      'assigned',
      'asked',
      'corrected',
    ])
      this.schema.raw(`drop index forms_${name}`)
    for (const name of ['forms_by_birth', 'forms_by_original'])
      this.schema.raw(`drop index ${name}`)
    for (const name of ['time', 'user']) this.schema.raw(`drop index form_logs_by_${name}`)
    if (!postgres) this.schema.raw('drop index forms_by_text')
    for (const name of ['of_batch', 'due', 'by_state', 'by_template', 'by_address'])
      this.schema.raw(`drop index mail_log_${name}`)
    this.schema.raw('create index mail_log_waiting on mail_log (state, next_try_at)')
    for (const column of [
      'arrived_at',
      'own_access',
      'restaurants',
      'assigned_to',
      'reserved',
      'corrected',
      'corrected_at',
      'outlet',
      'facets',
      'guardian_key',
      'image_original',
    ])
      this.schema.raw(`alter table forms drop column ${column}`)
    for (const column of ['held', 'batch_id'])
      this.schema.raw(`alter table mail_log drop column ${column}`)
    for (const column of ['logo', 'limits'])
      this.schema.raw(`alter table tournaments drop column ${column}`)
    for (const column of ['sessions_ended', 'invited_at'])
      this.schema.raw(`alter table users drop column ${column}`)
    for (const [name, columns] of [
      ['submission', 'submitted_at, id'],
      ['name', 'sort_name, id'],
      ['state', 'state, submitted_at, id'],
      ['category', 'category, submitted_at, id'],
    ])
      this.schema.raw(`create index forms_by_${name} on forms (tournament_id, type, ${columns})`)
    if (!postgres)
      this.schema.raw(
        `create index forms_by_text on forms (tournament_id, type, submitted_at, id, search_text)
         where search_text > ''`
      )
    for (const table of [
      'late_links',
      'ledger_entries',
      'entity_changes',
      'mail_texts',
      'reasons',
      'form_notes',
      'change_batch_rows',
      'change_batches',
      'credit_resets',
      'restaurant_rules',
      'restaurant_user',
      'restaurants',
    ])
      this.schema.dropTable(table)
  }
}
