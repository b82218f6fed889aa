import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#sql/dialect'

/** Its only parameter is a JSON list: SQLite allows no more than 32,766 parameters. */
export function inList(client: QueryClientContract, column: string, type: 'integer' | 'text') {
  const list = isPostgres(client) ? 'jsonb_array_elements_text' : 'json_each'
  return `${column} in (select cast(value as ${type}) from ${list}(?) as list)`
}
