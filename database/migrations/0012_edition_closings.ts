import { BaseSchema } from '@adonisjs/lucid/schema'

/** The editions whose people are forgotten, and the figures that stay of them. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('edition_closings', (table) => {
      table.increments('id')
      table
        .integer('tournament_id')
        .unsigned()
        .notNullable()
        .unique()
        .references('id')
        .inTable('tournaments')
        .onDelete('CASCADE')
      table
        .integer('user_id')
        .unsigned()
        .nullable()
        .references('id')
        .inTable('users')
        .onDelete('SET NULL')
      table.json('figures').notNullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('finished_at').nullable()
    })
  }

  async down() {
    this.schema.dropTable('edition_closings')
  }
}
