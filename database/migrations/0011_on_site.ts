import { BaseSchema } from '@adonisjs/lucid/schema'

const ledger = ['form_id', 'kind', 'delta', 'balance', 'cause', 'reason', 'user_id'] as const

/** Handing out cards against a signature, and eating on credit. */
export default class extends BaseSchema {
  async up() {
    const postgres = this.db.dialect.name === 'postgres'

    this.schema.createTable('collectives', (table) => {
      table.increments('id')
      // Who collects: a company's person, or the holder alone (`person`).
      table.string('type', 20).notNullable()
      table.string('name', 100).notNullable()
      table.string('lastname', 100).notNullable()
      table.string('email', 254).nullable()
      table.string('phone', 30).nullable()
      table.string('document', 40).nullable()
      table.text('observations').nullable()
      table.string('search_text', 420).notNullable()
      table.enum('state', ['waiting', 'signed']).notNullable().defaultTo('waiting')
      // The drawn signature, a PNG on the drive.
      table.string('sign', 120).nullable()
      table.timestamp('signed_at').nullable()
      const person = (name: string) =>
        table
          .integer(name)
          .nullable()
          .unsigned()
          .references('id')
          .inTable('users')
          .onDelete('SET NULL')
      person('user_id')
      person('signed_by')
      table.string('nonce', 36).nullable().unique()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.index(['state', 'id'], 'collectives_by_state')
    })

    this.schema.createTable('collective_forms', (table) => {
      table.increments('id')
      table
        .integer('collective_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('collectives')
        .onDelete('CASCADE')
      // What was handed out stays in the list after the request is purged.
      table
        .integer('form_id')
        .nullable()
        .unsigned()
        .references('id')
        .inTable('forms')
        .onDelete('SET NULL')
      // A card is in one list only: the second desk is told where it is.
      table
        .integer('card_id')
        .nullable()
        .unsigned()
        .unique()
        .references('id')
        .inTable('cards')
        .onDelete('SET NULL')
      table.string('serial', 40).notNullable()
      table.string('name', 410).notNullable()
      table
        .integer('user_id')
        .nullable()
        .unsigned()
        .references('id')
        .inTable('users')
        .onDelete('SET NULL')
      table.timestamp('signed_at').nullable()
      table.timestamp('created_at').notNullable()
      table.index(['collective_id', 'id'], 'collective_forms_of')
      table.index(['form_id'], 'collective_forms_of_form')
    })

    // When a restaurant serves what; none means whenever it is open.
    this.schema.createTable('restaurant_meals', (table) => {
      table.increments('id')
      table
        .integer('restaurant_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('restaurants')
        .onDelete('CASCADE')
      table.enum('meal', ['breakfast', 'lunch', 'snack', 'dinner']).notNullable()
      table.string('opens_at', 5).notNullable()
      table.string('closes_at', 5).notNullable()
      table.unique(['restaurant_id', 'meal'])
    })

    this.schema.renameTable('ledger_entries', 'ledger_before')
    if (postgres) {
      this.schema.raw('alter table ledger_before drop constraint ledger_entries_pkey')
      this.schema.raw('alter table ledger_before drop constraint ledger_entries_nonce_unique')
    } else this.schema.raw('drop index ledger_entries_nonce_unique')
    for (const name of ['form', 'restaurant']) this.schema.raw(`drop index ledger_of_${name}`)

    // Not altered: SQLite cannot, and what was charged outlives the request it was charged to.
    this.schema.createTable('ledger_entries', (table) => {
      table.increments('id')
      table
        .integer('form_id')
        .nullable()
        .unsigned()
        .references('id')
        .inTable('forms')
        .onDelete('SET NULL')
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
      // Of a charge: the day where the tournament is played, and the meal that was served.
      table.string('day', 10).nullable()
      table.string('meal', 10).nullable()
      // Of what takes a charge back: that charge, and no charge twice.
      table
        .integer('undoes')
        .nullable()
        .unsigned()
        .unique()
        .references('id')
        .inTable('ledger_entries')
        .onDelete('CASCADE')
      table.string('nonce', 36).nullable().unique()
      table.timestamp('at').notNullable()
      table.index(['form_id', 'id'], 'ledger_of_form')
      table.index(['restaurant_id', 'day', 'id'], 'ledger_of_restaurant')
      table.index(['day', 'id'], 'ledger_of_day')
    })

    const columns = ['id', ...ledger, 'restaurant_id', 'nonce', 'at'].join(', ')
    this.schema.raw(
      `insert into ledger_entries (${columns}) select ${columns} from ledger_before order by id`
    )
    this.schema.dropTable('ledger_before')
    if (postgres)
      this.schema.raw(
        `select setval(pg_get_serial_sequence('ledger_entries', 'id'),
           coalesce((select max(id) from ledger_entries), 0) + 1, false)`
      )

    // The first kinds were the only ones allowed; the table is not built anew, as others name it.
    this.schema.raw('drop index document_runs_by_state')
    this.schema.raw('alter table document_runs rename column kind to kind_before')
    this.schema.raw(
      "alter table document_runs add column kind varchar(20) not null default 'forms_export'"
    )
    this.schema.raw('update document_runs set kind = kind_before')
    this.schema.raw('alter table document_runs drop column kind_before')
    this.schema.raw('create index document_runs_by_state on document_runs (kind, state)')
  }

  async down() {
    const postgres = this.db.dialect.name === 'postgres'
    this.schema.raw('delete from ledger_entries where form_id is null')
    this.schema.raw("delete from document_runs where kind = 'restaurant_log'")
    this.schema.raw('drop index ledger_of_restaurant')
    this.schema.raw('drop index ledger_of_day')
    this.schema.raw('create index ledger_of_restaurant on ledger_entries (restaurant_id, at)')
    // With a name of PostgreSQL's own choosing, and an index by knex on SQLite.
    this.schema.alterTable('ledger_entries', (table) => {
      if (postgres) table.dropForeign('undoes')
      table.dropUnique(['undoes'])
    })
    if (postgres)
      for (const column of ['day', 'meal', 'undoes'])
        this.schema.raw(`alter table ledger_entries drop column ${column}`)
    for (const table of ['restaurant_meals', 'collective_forms', 'collectives'])
      this.schema.dropTable(table)
  }
}
