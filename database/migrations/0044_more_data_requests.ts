import { BaseSchema } from '@adonisjs/lucid/schema'

/** People may also withdraw a consent or object. SQLite cannot change the list of a column, so it is a text now. */
export default class extends BaseSchema {
  async up() {
    for (const statement of [
      `alter table data_requests add column kind_of_request varchar(16) not null default 'access'`,
      'update data_requests set kind_of_request = kind',
      'drop index data_requests_open',
      'alter table data_requests drop column kind',
      'alter table data_requests rename column kind_of_request to kind',
      'create unique index data_requests_open on data_requests (form_id, kind) where answered_at is null',
    ])
      this.schema.raw(statement)
  }

  async down() {}
}
