type Rows = Record<string, unknown>[]

type Statement = {
  reader: boolean
  busy: boolean
  columns(): { name: string; type: string | null }[]
  all(...values: unknown[]): Rows
  run(...values: unknown[]): unknown
}

export type Connection = {
  inTransaction: boolean
  prepare(sql: string): Statement
  pragma(setting: string): unknown
  function(name: string, options: object, work: (text: string | null) => unknown): unknown
  transaction<T>(write: () => T): () => T
}

/** Values of a raw SQLite row, by the declared type of its column, as PostgreSQL gives them. */
const declared: Record<string, (value: unknown) => unknown> = {
  json: (value) => (typeof value === 'string' ? JSON.parse(value) : value),
  boolean: (value) => (typeof value === 'number' ? value === 1 : value),
}

/**
 * Makes a SQLite connection return JSON columns as values and boolean columns as booleans, so that
 * raw rows are the same on both databases.
 */
export function decodeRows(connection: Connection) {
  const prepare = connection.prepare.bind(connection)
  connection.prepare = (sql) => {
    const statement = prepare(sql)
    if (!statement.reader) return statement
    const decoded = statement.columns().filter(({ type }) => type && type in declared)
    if (decoded.length === 0) return statement
    const all = statement.all.bind(statement)
    statement.all = (...values) => {
      const rows = all(...values)
      for (const row of rows)
        for (const { name, type } of decoded) row[name] = declared[type!](row[name])
      return rows
    }
    return statement
  }
}

/**
 * A power cut may take the last rows: people log in again, jobs follow from other rows, a mail is
 * claimed again, and the journal loses its last second. Linking its entries waits for the disk.
 */
const FLEETING =
  /^(insert into|update|delete from) `(sessions|rate_limits|queue_jobs)`|^insert into `journal_entries`|^update mail_log set attempts = attempts \+ 1/

/** Makes a SQLite connection commit fleeting rows without waiting for the disk. */
export function hurryFleeting(connection: Connection) {
  const hurried = <T>(write: () => T): T => {
    if (connection.inTransaction) return write()
    connection.pragma('synchronous = NORMAL')
    try {
      return write()
    } finally {
      connection.pragma('synchronous = FULL')
    }
  }
  const prepare = connection.prepare.bind(connection)
  connection.prepare = (sql) => {
    const statement = prepare(sql)
    if (!FLEETING.test(sql)) return statement
    const { run, all } = statement
    statement.run = (...values) => hurried(() => run.call(statement, ...values))
    statement.all = (...values) => hurried(() => all.call(statement, ...values))
    return statement
  }
  // Only the rate limiter calls it; knex sends BEGIN as a statement.
  const transaction = connection.transaction.bind(connection)
  connection.transaction = (write) => {
    const written = transaction(write)
    return () => hurried(written)
  }
}

/** A list of ids makes a new statement for each length, so their number is limited. */
const MOST_KEPT = 500

/** Makes a SQLite connection keep its statements: preparing one takes as long as running it. */
export function keepStatements(connection: Connection) {
  const prepare = connection.prepare.bind(connection)
  const kept = new Map<string, Statement>()
  connection.prepare = (sql) => {
    // A prepared statement still has the old columns of its tables.
    if (/^\s*(create|alter|drop)/i.test(sql)) kept.clear()
    const cached = kept.get(sql)
    // A stream still reads a busy statement.
    const statement = cached && !cached.busy ? cached : prepare(sql)
    // The Map is ordered by use; the least recently used statement goes first.
    kept.delete(sql)
    kept.set(sql, statement)
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
    return statement
  }
}
