import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'

/** The time now as the database's columns keep it. */
export function sqlNow(client: QueryClientContract, at = DateTime.utc()): string {
  return at.toFormat(client.dialect.dateTimeFormat)
}

/** A moment as rows without a model have it: those of SQLite have no zone, and are UTC. */
export const momentIn = (at: string | Date) =>
  at instanceof Date ? at : new Date(`${at.replace(' ', 'T')}Z`)

// SQLite takes 32,766 values in one statement.
const VALUES = 30_000

/** A list in parts that one statement can carry, and that keep no other writer waiting. */
export function* chunks<Item>(items: Item[], size = 500): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

/**
 * Writes many rows of the same keys in as few statements as may be; models would send one
 * each. Keys are property names, objects become JSON, DateTimes the database's own form.
 *
 * Not knex's own: on SQLite that is a `union all` of selects, which ends at 500 rows.
 */
export async function insertMany(
  client: QueryClientContract,
  table: string,
  rows: Record<string, unknown>[]
) {
  for (const [sql, values] of insertsOf(client, table, rows)) await client.rawQuery(sql, values)
}

/** The same, with columns of the new rows that are wanted back, in no certain order. */
export async function insertReturning<Row = Record<string, any>>(
  client: QueryClientContract,
  table: string,
  rows: Record<string, unknown>[],
  columns: string[]
): Promise<Row[]> {
  const written: Row[] = []
  for (const [sql, values] of insertsOf(client, table, rows))
    written.push(...(await returned<Row>(client, `${sql} returning ${columns.join(', ')}`, values)))
  return written
}

function* insertsOf(
  client: QueryClientContract,
  table: string,
  rows: Record<string, unknown>[]
): Generator<[sql: string, values: any[]]> {
  if (rows.length === 0) return
  const names = Object.keys(rows[0])
  const into = `insert into ${table} (${names.map((name) => `"${columnOf(name)}"`).join(', ')})`
  const places = `(${names.map(() => '?').join(', ')})`
  const most = Math.floor(VALUES / names.length)
  for (const chunk of chunks(rows, most))
    yield [
      `${into} values ${chunk.map(() => places).join(', ')}`,
      chunk.flatMap((row) => names.map((name) => encode(row[name], client))),
    ]
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

function encode(value: unknown, client: QueryClientContract): any {
  if (value instanceof DateTime) return sqlNow(client, value)
  return value !== null && typeof value === 'object' ? JSON.stringify(value) : (value ?? null)
}
