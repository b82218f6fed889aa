import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/**
 * Whether a column is among many values, which a statement takes as one, a JSON list: SQLite has
 * places for 32,766, and thousands take longer to put together than a database to answer.
 */
export function among(client: QueryClientContract, column: string, type: 'integer' | 'text') {
  const list = client.dialect.name === 'postgres' ? 'jsonb_array_elements_text' : 'json_each'
  return `${column} in (select cast(value as ${type}) from ${list}(?) as list)`
}
