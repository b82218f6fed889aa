import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { insertMany, queryRows, rowsInParts, runSql, upsertMany } from '#sql/bulk'
import { isPostgres } from '#sql/dialect'

export type Row = Awaited<ReturnType<typeof db.from>>[number]

const PART = 1000

export class KeptRows {
  readonly #parts: Buffer[] = []

  static async of(query: Parameters<typeof rowsInParts>[0]): Promise<KeptRows> {
    const kept = new KeptRows()
    for await (const rows of rowsInParts(query, { size: PART }))
      kept.#parts.push(deflateRawSync(JSON.stringify(rows)))
    return kept
  }

  *parts(): Generator<Row[]> {
    for (const part of this.#parts) yield JSON.parse(inflateRawSync(part).toString())
  }
}

export async function columnsIn(client: QueryClientContract, table: string): Promise<string[]> {
  const sql = isPostgres(client)
    ? `select column_name as name from information_schema.columns
       where table_schema = current_schema() and table_name = ?`
    : 'select name from pragma_table_info(?)'
  return (await queryRows<{ name: string }>(client, sql, [table])).map(({ name }) => name)
}

async function fitting(client: QueryClientContract, table: string, rows: Row[]): Promise<Row[]> {
  const columns = await columnsIn(client, table)
  const names = Object.keys(rows[0]).filter((name) => columns.includes(name))
  return rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])))
}

export async function addRows(client: QueryClientContract, table: string, rows: Row[]) {
  if (rows.length > 0) await insertMany(client, table, await fitting(client, table, rows))
}

export async function putRows(client: QueryClientContract, table: string, rows: Row[]) {
  if (rows.length > 0) await upsertMany(client, table, await fitting(client, table, rows))
}

/** An id stands in links, in the journal and at the gates, so it must not be given twice. */
const numbered = [
  ...['users', 'login_factors', 'recovery_codes', 'export_recipients', 'security_events'],
  ...['blacklist_entries', 'blacklist_clearances', 'forms', 'guest_links', 'late_links'],
  ...['cards', 'access_orders', 'journal_entries'],
]

export async function readLastIds(): Promise<Map<string, number>> {
  const last = new Map<string, number>()
  for (const table of numbered) {
    if (!(await db.connection().schema.hasTable(table))) continue
    last.set(table, await lastIdOf(table))
  }
  return last
}

async function lastIdOf(table: string): Promise<number> {
  const client = db.connection()
  if (!isPostgres(client)) {
    const [row] = await client.from('sqlite_sequence').where('name', table).select('seq')
    return row?.seq ?? 0
  }
  const sequence = "select pg_get_serial_sequence(?, 'id') as name"
  const [{ name }] = await queryRows<{ name: string }>(client, sequence, [table])
  const given = 'case when is_called then last_value else last_value - 1 end'
  const [{ id }] = await queryRows<{ id: number }>(client, `select ${given} as id from ${name}`, [])
  return id
}

export async function moveIds(trx: TransactionClientContract, last: Map<string, number>) {
  for (const [table, id] of last) {
    if (!(await trx.schema.hasTable(table))) continue
    if (isPostgres(trx))
      await runSql(
        trx,
        `select setval(pg_get_serial_sequence('${table}', 'id'),
           greatest(cast(? as bigint), (select coalesce(max(id), 0) from ${table})) + 1, false)`,
        [id]
      )
    else {
      await runSql(trx, 'update sqlite_sequence set seq = max(seq, ?) where name = ?', [id, table])
      await runSql(
        trx,
        `insert into sqlite_sequence (name, seq)
           select ?, ? where not exists (select 1 from sqlite_sequence where name = ?)`,
        [table, id, table]
      )
    }
  }
}
