import { BaseSchema } from '@adonisjs/lucid/schema'

/** Cards as paper and as chips: how they look, how they are printed, and what the gates know. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('cards', (table) => {
      // A chip is one card's within an edition; next year it may be somebody else's.
      table.integer('tournament_id').nullable().unsigned()
      // How it was printed last, and whether it would look otherwise now.
      table.string('layout', 20).nullable()
      table.boolean('stale').notNullable().defaultTo(false)
      // Why it died.
      table.string('revoked_for', 20).nullable()
      // What the gates should do with it, what they confirmed, and the hash of what they were told.
      table.string('gate_desired', 10).nullable()
      table.string('gate_confirmed', 10).nullable()
      table.string('gate_hash', 64).nullable()
    })

    this.schema.createTable('card_designs', (table) => {
      table.increments('id')
      table
        .integer('tournament_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('tournaments')
        .onDelete('CASCADE')
      // Empty for all categories that have none of their own.
      table.string('category', 20).notNullable().defaultTo('')
      table.string('color', 7).nullable()
      table.string('background', 120).nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.unique(['tournament_id', 'category'])
    })

    this.schema.createTable('card_batches', (table) => {
      table.increments('id')
      // What was asked for: form types, search, filters; for people to read, never read again.
      table.jsonb('selection').notNullable()
      table.string('layout', 20).notNullable()
      table.string('sheet', 10).notNullable()
      table.string('sort', 10).nullable()
      table.integer('total').notNullable()
      table.enum('state', ['open', 'printed', 'rolled_back']).notNullable().defaultTo('open')
      // Printed as soon as it is made, without anybody confirming it.
      table.boolean('at_once').notNullable().defaultTo(false)
      // While it is open its cards are left out where a whole list is printed.
      table.boolean('holds').notNullable().defaultTo(true)
      table
        .integer('run_id')
        .nullable()
        .unsigned()
        .references('id')
        .inTable('document_runs')
        .onDelete('SET NULL')
      const person = (name: string) =>
        table
          .integer(name)
          .nullable()
          .unsigned()
          .references('id')
          .inTable('users')
          .onDelete('SET NULL')
      person('user_id')
      person('confirmed_by')
      person('rolled_back_by')
      table.timestamp('created_at').notNullable()
      table.timestamp('confirmed_at').nullable()
      table.timestamp('rolled_back_at').nullable()
      table.index(['state'], 'card_batches_by_state')
    })

    this.schema.createTable('card_batch_rows', (table) => {
      table.increments('id')
      table
        .integer('batch_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('card_batches')
        .onDelete('CASCADE')
      table.integer('position').notNullable()
      table
        .integer('card_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('cards')
        .onDelete('CASCADE')
      table
        .integer('form_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('forms')
        .onDelete('CASCADE')
      // As it was when the batch was made.
      table.string('name', 410).notNullable()
      table.string('company', 220).nullable()
      // What it looked like when it was drawn; none where it was left out.
      table.string('print_hash', 64).nullable()
      table.unique(['batch_id', 'position'])
      table.unique(['batch_id', 'card_id'])
      table.index(['card_id'], 'card_batch_rows_of_card')
    })

    this.schema.createTable('access_orders', (table) => {
      table.increments('id')
      table
        .integer('card_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('cards')
        .onDelete('CASCADE')
      table
        .integer('form_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('forms')
        .onDelete('CASCADE')
      table.enum('operation', ['add', 'block', 'unblock']).notNullable()
      table.string('uid', 20).notNullable()
      // Why it is blocked: manual, lost, stolen, exchanged, cancelled …
      table.string('reason', 20).nullable()
      // What the gate is told of an `add`: holder, days, zones.
      table.jsonb('admission').nullable()
      table
        .enum('state', ['pending', 'confirmed', 'failed', 'superseded'])
        .notNullable()
        .defaultTo('pending')
      // Every telegram that was sent, ever; and the failures since somebody asked anew.
      table.integer('attempts').notNullable().defaultTo(0)
      table.integer('failures').notNullable().defaultTo(0)
      table.timestamp('next_try_at').notNullable()
      table.integer('error_code').nullable()
      table.text('error').nullable()
      table.text('warning').nullable()
      // What was, or would be, sent: kept by the recorder only.
      table.text('telegram').nullable()
      table
        .integer('user_id')
        .nullable()
        .unsigned()
        .references('id')
        .inTable('users')
        .onDelete('SET NULL')
      table.timestamp('created_at').notNullable()
      table.timestamp('confirmed_at').nullable()
      table.index(['state', 'next_try_at'], 'access_orders_due')
      table.index(['card_id', 'id'], 'access_orders_of_card')
      table.index(['form_id', 'id'], 'access_orders_of_form')
    })

    // One row: how the connection to the gates is.
    this.schema.createTable('gate_health', (table) => {
      table.increments('id')
      table.integer('failures').notNullable().defaultTo(0)
      table.timestamp('closed_until').nullable()
      table.timestamp('last_ok_at').nullable()
      table.timestamp('last_error_at').nullable()
      table.text('last_error').nullable()
      // Number of the last telegram: the gate takes each only once.
      table.integer('telegrams').notNullable().defaultTo(0)
    })

    this.schema.createTable('scans', (table) => {
      table.increments('id')
      table.timestamp('at').notNullable()
      table
        .integer('user_id')
        .nullable()
        .unsigned()
        .references('id')
        .inTable('users')
        .onDelete('SET NULL')
      table.string('zone', 2).notNullable()
      table
        .integer('form_id')
        .nullable()
        .unsigned()
        .references('id')
        .inTable('forms')
        .onDelete('CASCADE')
      table
        .integer('card_id')
        .nullable()
        .unsigned()
        .references('id')
        .inTable('cards')
        .onDelete('CASCADE')
      table.boolean('allowed').notNullable()
      table.string('code', 20).notNullable()
      // What was read where it belongs to nobody.
      table.string('scan', 64).nullable()
      table.index(['at'], 'scans_at')
      table.index(['form_id', 'at'], 'scans_of_form')
    })

    this.defer(async (db) => {
      const yes = db.dialect.name === 'postgres' ? 'true' : '1'
      await db.table('gate_health').insert({ failures: 0 })
      await db.rawQuery(
        'update cards set tournament_id = (select tournament_id from forms where forms.id = cards.form_id)'
      )
      await db.rawQuery('drop index cards_live_uid')
      // By these requests are gathered for mass updates.
      for (const [name, gathered] of [
        ['forms_by_media', `(detail ->> 'media')`],
        ['forms_by_kind', `(detail ->> 'type')`],
        ['forms_by_company', 'lower(company)'],
      ])
        await db.rawQuery(`create index ${name} on forms (tournament_id, ${gathered})`)
      for (const index of [
        `unique index cards_live_uid on cards (tournament_id, uid) where state = 'live' and uid is not null`,
        `index cards_by_uid on cards (uid) where uid is not null`,
        `index cards_unprinted on cards (form_id, tournament_id) where state = 'live' and printed_at is null`,
        `index cards_stale on cards (form_id, tournament_id) where state = 'live' and stale = ${yes}`,
        `index cards_unchipped on cards (form_id, tournament_id) where state = 'live' and uid is null`,
        `index cards_at_gate on cards (form_id) where gate_desired is not null`,
        `index access_orders_of_uid on access_orders (uid, id)`,
        `index access_orders_open on access_orders (card_id) where state in ('pending', 'failed')`,
      ])
        await db.rawQuery(`create ${index}`)
    })
  }

  async down() {
    for (const table of [
      'scans',
      'gate_health',
      'access_orders',
      'card_batch_rows',
      'card_batches',
      'card_designs',
    ])
      this.schema.dropTable(table)
    this.defer(async (db) => {
      for (const name of ['forms_by_media', 'forms_by_kind', 'forms_by_company'])
        await db.rawQuery(`drop index ${name}`)
      for (const index of [
        'cards_live_uid',
        'cards_by_uid',
        'cards_unprinted',
        'cards_stale',
        'cards_unchipped',
        'cards_at_gate',
      ])
        await db.rawQuery(`drop index ${index}`)
      for (const column of [
        'tournament_id',
        'layout',
        'stale',
        'revoked_for',
        'gate_desired',
        'gate_confirmed',
        'gate_hash',
      ])
        await db.rawQuery(`alter table cards drop column ${column}`)
      await db.rawQuery(
        `create unique index cards_live_uid on cards (uid) where state = 'live' and uid is not null`
      )
    })
  }
}
