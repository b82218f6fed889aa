import { BaseSchema } from '@adonisjs/lucid/schema'

const apostrophes = [...'’‘‛ʼ′＇']
const dashes = [...'‐‒–—−']

/** Texts that are searched, with the signs of a keyboard. Names of the blacklist, with letters only. */
export default class extends BaseSchema {
  async up() {
    for (const [table, column] of [
      ['forms', 'search_text'],
      ['forms', 'sort_name'],
      ['default_players', 'search_text'],
      ['collectives', 'search_text'],
    ])
      this.schema.raw(
        `update ${table} set ${column} = ${keyboardSigns(column)} where ${hasOtherSigns(column)}`
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

const keyboardSigns = (column: string) =>
  [...apostrophes, ...dashes].reduce(
    (sql, sign) => `replace(${sql}, '${sign}', '${apostrophes.includes(sign) ? "''" : '-'}')`,
    column
  )

const hasOtherSigns = (column: string) =>
  [...apostrophes, ...dashes].map((sign) => `${column} like '%${sign}%'`).join(' or ')
