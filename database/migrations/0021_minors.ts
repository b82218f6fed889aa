import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which users are named for the data of minors. Users of earlier versions saw them. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      table.boolean('minors').notNullable().defaultTo(true)
    })
  }

  async down() {
    this.schema.alterTable('users', (table) => {
      table.dropColumn('minors')
    })
  }
}
