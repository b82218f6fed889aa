import { createRequire } from 'node:module'

/** The used part of `better-sqlite3`, which has no types. */
export type SqliteFile = {
  pragma(setting: string): unknown
  exec(sql: string): unknown
  prepare(sql: string): { get(...values: string[]): unknown; run(...values: unknown[]): unknown }
  transaction(work: () => void): () => void
  close(): void
}

/** A database file that nobody else uses. */
export function inSqliteFile(path: string, work: (database: SqliteFile) => void) {
  const Sqlite = createRequire(import.meta.url)('better-sqlite3')
  const database: SqliteFile = new Sqlite(path)
  try {
    work(database)
  } finally {
    database.close()
  }
}

export const hasTable = (database: SqliteFile, table: string) =>
  Boolean(database.prepare(`select 1 from sqlite_master where name = ?`).get(table))

export const hasColumn = (database: SqliteFile, table: string, column: string) =>
  Boolean(database.prepare(`select 1 from pragma_table_info(?) where name = ?`).get(table, column))
