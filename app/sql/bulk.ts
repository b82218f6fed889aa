import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { StrictValues } from '@adonisjs/lucid/types/querybuilder'
import { DateTime } from 'luxon'

/** Codes of errors about a value that must be unique, of PostgreSQL and of SQLite. */
export const UNIQUE_VIOLATIONS = ['23505', 'SQLITE_CONSTRAINT_UNIQUE']

export function sqlNow(client: QueryClientContract, at: DateTime = DateTime.utc()): string {
  return at.toFormat(client.dialect.dateTimeFormat)
}

/** SQLite stores moments without a zone, in UTC. */
export const momentIn = (at: string | Date) =>
  at instanceof Date ? at : new Date(`${at.replace(' ', 'T')}Z`)

/** How many rows an update or delete changed, whatever the driver answers. */
export const changedRows = (answer: unknown): number =>
  Number(Array.isArray(answer) ? (answer[0] ?? 0) : answer)

// SQLite takes 32,766 values in one statement.
const VALUES = 30_000

/** Splits a list for single statements, so that other writers need not wait long. */
export function* chunks<Item>(items: Item[], size = 500): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

interface OrderedQuery<Row> extends PromiseLike<Row[]> {
  where(column: string, operator: string, value: number): OrderedQuery<Row>
  orderBy(column: string): OrderedQuery<Row>
  limit(most: number): OrderedQuery<Row>
}

/** Reads the rows of a query in parts, by id. Rows may change between two parts. */
export async function* rowsInParts<Row extends { id: number }>(
  query: () => OrderedQuery<Row>,
  { size = 500, id = 'id' } = {}
): AsyncGenerator<Row[]> {
  for (let last = 0; ;) {
    const rows = await query().where(id, '>', last).orderBy(id).limit(size)
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)!.id
  }
}

/**
 * Inserts many rows in few statements. Keys are property names; objects become JSON. On SQLite,
 * knex would use `union all`, which allows only 500 rows.
 */
export async function insertMany(
  client: QueryClientContract,
  table: string,
  rows: Record<string, unknown>[]
) {
  for (const [sql, values] of insertsOf(client, table, rows)) await runSql(client, sql, values)
}

/** Like `insertMany`, with ids: rows that are there already get the new values. */
export async function upsertMany(
  client: QueryClientContract,
  table: string,
  rows: (Record<string, unknown> & { id?: number })[]
) {
  const changes = Object.keys(rows[0] ?? {})
    .map(columnOf)
    .map((name) => `"${name}" = excluded."${name}"`)
  for (const [sql, values] of insertsOf(client, table, rows))
    await runSql(client, `${sql} on conflict (id) do update set ${changes.join(', ')}`, values)
}

/** Like `insertMany`; returns columns of the new rows, in no order. */
export async function insertReturning<Row = Record<string, unknown>>(
  client: QueryClientContract,
  table: string,
  rows: Record<string, unknown>[],
  columns: string[]
): Promise<Row[]> {
  const written: Row[] = []
  for (const [sql, values] of insertsOf(client, table, rows))
    written.push(
      ...(await queryRows<Row>(client, `${sql} returning ${columns.join(', ')}`, values))
    )
  return written
}

function* insertsOf(
  client: QueryClientContract,
  table: string,
  rows: Record<string, unknown>[]
): Generator<[sql: string, values: unknown[]]> {
  if (rows.length === 0) return
  const names = Object.keys(rows[0])
  const into = `insert into ${table} (${names.map((name) => `"${columnOf(name)}"`).join(', ')})`
  const placeholders = `(${names.map(() => '?').join(', ')})`
  const rowsPerStatement = Math.floor(VALUES / names.length)
  const encode = encoderFor(client)
  for (const chunk of chunks(rows, rowsPerStatement))
    yield [
      `${into} values ${chunk.map(() => placeholders).join(', ')}`,
      chunk.flatMap((row) => names.map((name) => encode(row[name]))),
    ]
}

/** The rows of a raw statement, such as those of `returning`, whatever the driver answers. */
export async function queryRows<Row = Record<string, unknown>>(
  client: QueryClientContract,
  sql: string,
  bindings: unknown[]
): Promise<Row[]> {
  const result = await runSql(client, sql, bindings)
  return result.rows ?? result
}

export function runSql(client: QueryClientContract, sql: string, bindings: unknown[]) {
  // Lucid's type of bindings leaves out null.
  return client.rawQuery(sql, bindings as StrictValues[])
}

export const columnOf = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Rows of one statement share their moments: formatting one takes as long as inserting a row. */
function encoderFor(client: QueryClientContract) {
  const moments = new Map<DateTime, string>()
  return (value: unknown): unknown => {
    if (value instanceof DateTime) {
      if (!moments.has(value)) moments.set(value, sqlNow(client, value))
      return moments.get(value)
    }
    return value !== null && typeof value === 'object' ? JSON.stringify(value) : (value ?? null)
  }
}
