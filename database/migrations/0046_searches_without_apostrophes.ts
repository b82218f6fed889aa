import { BaseSchema } from '@adonisjs/lucid/schema'

/** Texts that are searched, without apostrophes. */
export default class extends BaseSchema {
  async up() {
    for (const table of ['forms', 'default_players', 'collectives'])
      this.schema.raw(
        `update ${table} set search_text = replace(replace(search_text, '''', ''), '\`', '')
         where search_text like '%''%' or search_text like '%\`%'`
      )
  }

  async down() {}
}
