import { BaseSchema } from '@adonisjs/lucid/schema'

/** What leaves the product: mails, exports and print jobs, and who gets the nightly lists. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('mail_log', (table) => {
      table.increments('id')
      table.string('template', 40).notNullable()
      table.string('to', 254).notNullable()
      table.string('locale', 2).notNullable()
      table.string('subject', 250).nullable()
      table.jsonb('params').notNullable()
      table.integer('form_id').unsigned().references('id').inTable('forms').onDelete('SET NULL')
      table.enum('state', ['queued', 'sent', 'failed']).notNullable().defaultTo('queued')
      table.integer('attempts').notNullable().defaultTo(0)
      table.text('error').nullable()
      table.timestamp('next_try_at').notNullable()
      table.timestamp('sent_at').nullable()
      table.timestamp('created_at').notNullable()
      table.index(['state', 'next_try_at'], 'mail_log_waiting')
      table.index(['form_id'], 'mail_log_of_form')
    })

    this.schema.createTable('document_runs', (table) => {
      table.increments('id')
      table.enum('kind', ['forms_export', 'cards']).notNullable()
      table.jsonb('params').notNullable()
      table.enum('state', ['queued', 'running', 'done', 'failed']).notNullable().defaultTo('queued')
      table.integer('total').notNullable().defaultTo(0)
      table.integer('done').notNullable().defaultTo(0)
      table.string('file_key', 120).nullable()
      table.string('file_name', 160).nullable()
      table.integer('file_size').nullable()
      table.text('error').nullable()
      table.integer('user_id').unsigned().references('id').inTable('users').onDelete('CASCADE')
      table.timestamp('created_at').notNullable()
      table.timestamp('finished_at').nullable()
      table.timestamp('expires_at').nullable()
      table.index(['kind', 'state'], 'document_runs_by_state')
      table.index(['expires_at'], 'document_runs_expiry')
    })

    this.schema.createTable('export_recipients', (table) => {
      table.increments('id')
      table.string('form_type', 20).notNullable()
      table
        .integer('user_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('users')
        .onDelete('CASCADE')
      table.unique(['form_type', 'user_id'])
    })
  }

  async down() {
    this.schema.dropTable('export_recipients')
    this.schema.dropTable('document_runs')
    this.schema.dropTable('mail_log')
  }
}
