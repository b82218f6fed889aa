import { BaseSchema } from '@adonisjs/lucid/schema'

const apostrophes = [...'’‘‛ʼ′']
const signs = [...apostrophes, ...'‐‒–—−']

/** Texts that are searched, with the signs of a keyboard. Names of the blacklist, with letters only. */
export default class extends BaseSchema {
  async up() {
    for (const table of ['forms', 'default_players', 'collectives'])
      this.schema.raw(
        `update ${table} set search_text = ${withKeyboardSigns} where ${hasOtherSigns}`
      )
    this.defer(async (client) => {
      for (const { id, folded_name: name } of await client.from('blacklist_entries'))
        await client
          .from('blacklist_entries')
          .where({ id })
          .update({ folded_name: name.replace(/[^\p{L}\p{N}]/gu, '') || name })
    })
  }

  async down() {}
}

const withKeyboardSigns = signs.reduce(
  (sql, sign) => `replace(${sql}, '${sign}', '${apostrophes.includes(sign) ? "''" : '-'}')`,
  'search_text'
)

const hasOtherSigns = signs.map((sign) => `search_text like '%${sign}%'`).join(' or ')
