import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'

export function sqlNow(client: QueryClientContract, at = DateTime.utc()): string {
  return at.toFormat(client.dialect.dateTimeFormat)
}

/** SQLite stores moments without a zone, in UTC. */
export const momentIn = (at: string | Date) =>
  at instanceof Date ? at : new Date(`${at.replace(' ', 'T')}Z`)

/** The drivers answer differently. */
export const changedRows = (answer: any): number => Number(answer[0] ?? answer)

// SQLite takes 32,766 values in one statement.
const VALUES = 30_000

/** Splits a list for single statements, so that other writers need not wait long. */
export function* chunks<Item>(items: Item[], size = 500): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

/**
 * Inserts many rows in few statements. Keys are property names; objects become JSON. knex would use
 * `union all` on SQLite, which ends at 500 rows.
 */
export async function insertMany(
  client: QueryClientContract,
  table: string,
  rows: Record<string, unknown>[]
) {
  for (const [sql, values] of insertsOf(client, table, rows)) await client.rawQuery(sql, values)
}

/** The same; returns columns of the new rows, in no order. */
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

/** The drivers return the rows of `returning` differently. */
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
