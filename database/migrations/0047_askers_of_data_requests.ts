import { BaseSchema } from '@adonisjs/lucid/schema'

/** The address from which somebody asked about their data. It is sealed with the text. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table data_requests add column asker_email text')
  }

  async down() {
    this.schema.raw('alter table data_requests drop column asker_email')
  }
}
