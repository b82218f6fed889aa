import type { Connection } from '#tests/functional/operations/installation'

/**
 * The schema of a database: a line for each column, constraint, index and trigger, without the
 * order of columns. Two databases with equal lines accept the same rows.
 */
export async function shapeOf(connection: Connection, isPostgres: boolean): Promise<string[]> {
  const lines = isPostgres ? await postgresShape(connection) : await sqliteShape(connection)
  return lines.toSorted()
}

/** Every row of every table, by the name of the table. */
export async function rowsIn(connection: Connection, isPostgres: boolean) {
  const rows: Record<string, Record<string, unknown>[]> = {}
  for (const table of await tablesIn(connection, isPostgres))
    rows[table] = (await connection.all(`select * from "${table}"`)).toSorted((one, other) =>
      JSON.stringify(one) < JSON.stringify(other) ? -1 : 1
    )
  return rows
}

async function tablesIn(connection: Connection, isPostgres: boolean): Promise<string[]> {
  const found = await connection.all(
    isPostgres
      ? `select tablename as name from pg_tables where schemaname = 'public'`
      : // The search's own tables hold what its triggers write.
        `select name from sqlite_master where type = 'table'
           and name not like 'sqlite_%' and name not like 'forms_search%'`
  )
  return found.map(({ name }) => name)
}

async function postgresShape(connection: Connection) {
  const columns = await connection.all(
    `select table_name, column_name, udt_name, character_maximum_length, is_nullable, column_default,
       collation_name, is_generated, generation_expression
     from information_schema.columns where table_schema = 'public'`
  )
  const constraints = await connection.all(
    `select conrelid::regclass::text as on, conname, pg_get_constraintdef(oid) as is
     from pg_constraint where connamespace = 'public'::regnamespace`
  )
  const indexes = await connection.all(
    `select indexdef from pg_indexes where schemaname = 'public'`
  )
  const triggers = await connection.all(
    `select pg_get_triggerdef(oid) as is from pg_trigger where not tgisinternal`
  )
  const sequences = await connection.all(
    `select c.relname as sequence, d.refobjid::regclass::text as of, d.refobjsubid > 0 as owned
     from pg_class c join pg_depend d on d.objid = c.oid and d.deptype = 'a' where c.relkind = 'S'`
  )
  const extensions = await connection.all('select extname from pg_extension')
  return [...columns, ...constraints, ...indexes, ...triggers, ...sequences, ...extensions].map(
    (row) => JSON.stringify(row)
  )
}

async function sqliteShape(connection: Connection) {
  const lines: string[] = []
  const schema = await connection.all(
    `select type, name, tbl_name, sql from sqlite_master where name not like 'forms_search\\_%' escape '\\' or type = 'trigger'`
  )
  for (const { type, name, tbl_name: table, sql } of schema) {
    const written = normal(sql ?? '')
    if (type !== 'table' || /^create virtual/.test(written)) {
      lines.push(`${type} ${name} on ${table}: ${written}`)
      continue
    }
    for (const column of await connection.all(`select * from pragma_table_xinfo('${name}')`))
      lines.push(
        `${name}.${column.name} ${column.type.toLowerCase()} not null ${column.notnull} default ${valueOf(column.dflt_value)} key ${column.pk} hidden ${column.hidden}`
      )
    for (const key of await connection.all(`select * from pragma_foreign_key_list('${name}')`))
      lines.push(
        `${name}.${key.from} refers to ${key.table}.${key.to}, ${key.on_delete.toLowerCase()} ${key.on_update}`
      )
    for (const rule of rulesIn(written)) lines.push(`${name} ${rule}`)
    if (/autoincrement/.test(written)) lines.push(`${name} counts its rows`)
  }
  return lines
}

/** A default value in one notation for numbers and booleans. */
const valueOf = (written: string | null) =>
  written === null
    ? 'none'
    : written
        .replace(/^'(\d+)'$/, '$1')
        .replace(/^false$/, '0')
        .replace(/^true$/, '1')

const normal = (sql: string) =>
  sql
    .toLowerCase()
    .replace(/[`"]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([(),;])\s*/g, '$1')
    .trim()

/** The CHECK and GENERATED parts of a table's SQL with their brackets. */
function rulesIn(sql: string): string[] {
  return Array.from(sql.matchAll(/(?:check|generated always as)\(/g), ({ 0: begins, index }) => {
    let depth = 1
    let end = index + begins.length
    for (; depth > 0 && end < sql.length; end++)
      if (sql[end] === '(') depth++
      else if (sql[end] === ')') depth--
    return sql.slice(index, end) + (/^ (stored|virtual)/.exec(sql.slice(end))?.[0] ?? '')
  })
}
