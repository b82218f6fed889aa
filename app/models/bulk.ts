import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'

/** The time now as the database's columns keep it. */
export function sqlNow(client: QueryClientContract, at = DateTime.utc()): string {
  return at.toFormat(client.dialect.dateTimeFormat)
}

/**
 * Writes many rows in one statement; models would send one each. Keys are property
 * names, objects become JSON, DateTimes the database's own form.
 */
export async function insertMany(
  client: QueryClientContract,
  table: string,
  rows: Record<string, unknown>[]
) {
  if (rows.length === 0) return
  const encoded = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [columnOf(name), encode(value, client)])
    )
  )
  await client.table(table).multiInsert(encoded)
}

/** Runs a statement that ends in `returning`; the two drivers hand its rows back differently. */
export async function returned<Row = Record<string, any>>(
  client: QueryClientContract,
  sql: string,
  bindings: any[]
): Promise<Row[]> {
  const result = await client.rawQuery(sql, bindings)
  return result.rows ?? result
}

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function encode(value: unknown, client: QueryClientContract) {
  if (value instanceof DateTime) return sqlNow(client, value)
  return value !== null && typeof value === 'object' ? JSON.stringify(value) : value
}
