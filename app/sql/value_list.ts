import type { QueryClientContract } from '@adonisjs/lucid/types/database'

// SQLite allows only 32,766 parameters, so the values are one JSON list.
export function among(client: QueryClientContract, column: string, type: 'integer' | 'text') {
  const list = client.dialect.name === 'postgres' ? 'jsonb_array_elements_text' : 'json_each'
  return `${column} in (select cast(value as ${type}) from ${list}(?) as list)`
}
