import { BaseSchema } from '@adonisjs/lucid/schema'
import { nameKey } from '#models/import/name_key'

/** Lists that come as spreadsheets: players of the tours, and people of one company. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('import_runs', (table) => {
      table.increments('id')
      table.enum('kind', ['players', 'people']).notNullable()
      // Of players.
      table.enum('tour', ['ATP', 'WTA']).nullable()
      // Of people.
      table.string('form_type', 20).nullable()
      table
        .integer('tournament_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('tournaments')
        .onDelete('CASCADE')
      // Its name on the person's computer; on the drive the list, its rows as they were read, and
      // the photos that came with it.
      table.string('file', 200).notNullable()
      table.string('file_key', 120).nullable()
      table.string('rows_key', 120).nullable()
      table.string('photos_key', 120).nullable()
      // Sheet, header row and what each column means.
      table.jsonb('plan').notNullable()
      // Of people: whether they have accepted, whether they are written to, in which language.
      table.jsonb('terms').nullable()
      table
        .enum('state', ['preview', 'queued', 'running', 'done', 'failed'])
        .notNullable()
        .defaultTo('preview')
      table.integer('registries').notNullable().defaultTo(0)
      table.integer('done').notNullable().defaultTo(0)
      table.integer('created').notNullable().defaultTo(0)
      table.integer('updated').notNullable().defaultTo(0)
      table.integer('unchanged').notNullable().defaultTo(0)
      table.integer('failed').notNullable().defaultTo(0)
      table.jsonb('details').nullable()
      table.text('error').nullable()
      // The same rows with what became of each.
      table.string('result_key', 120).nullable()
      table.integer('user_id').unsigned().references('id').inTable('users').onDelete('SET NULL')
      table.timestamp('created_at').notNullable()
      table.timestamp('started_at').nullable()
      table.timestamp('finished_at').nullable()
      table.index(['kind', 'tour', 'id'], 'import_runs_by_kind')
    })

    this.schema.createTable('import_rows', (table) => {
      table.increments('id')
      table
        .integer('run_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('import_runs')
        .onDelete('CASCADE')
      // Its line in the file, from 1.
      table.integer('line').notNullable()
      table.enum('outcome', ['created', 'updated', 'unchanged', 'failed']).notNullable()
      // The player or the request that it became.
      table.integer('entity_id').nullable()
      // Why it failed, or what was left out: keys of sentences with their values.
      table.jsonb('problems').nullable()
      table.unique(['run_id', 'line'])
      table.index(['run_id', 'entity_id'], 'import_rows_by_entity')
    })

    // What columns were taken for, by the headers they stood under.
    this.schema.createTable('import_mappings', (table) => {
      table.increments('id')
      table.string('kind', 30).notNullable()
      table.string('signature', 64).notNullable()
      table.jsonb('mapping').notNullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.unique(['kind', 'signature'])
    })

    // Not by the schema builder, which on SQLite would copy the table under the requests' feet.
    this.schema.raw(
      "alter table default_players add column folded_name varchar(210) not null default ''"
    )
    this.schema.raw(
      'create index default_players_by_name on default_players (tournament_id, tour, folded_name)'
    )
    this.defer(async (db) => {
      for (const { id, name, last_name: lastName } of await db.from('default_players'))
        await db
          .from('default_players')
          .where({ id })
          .update({ folded_name: nameKey(name, lastName) })
    })
  }

  async down() {
    for (const table of ['import_mappings', 'import_rows', 'import_runs'])
      this.schema.dropTable(table)
    this.schema.raw('drop index default_players_by_name')
    this.schema.raw('alter table default_players drop column folded_name')
  }
}
