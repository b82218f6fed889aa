/** The PostgreSQL server of the tests, asked with limits: it may be what hangs. */
import { connect } from 'node:net'
import { Failure } from './process.mjs'

const SECONDS = 10

export const postgresUrl =
  process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/acreditacion_test'

/** Whether a server listens there. */
export async function postgresAnswers() {
  if (!URL.canParse(postgresUrl)) {
    throw new Failure('TEST_DATABASE_URL must be an address such as postgres://user@host/name')
  }
  const { hostname, port } = new URL(postgresUrl)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 5432), timeout: 2000 })
    const settle = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => settle(true))
    socket.once('timeout', () => settle(false))
    socket.once('error', () => settle(false))
  })
}

/** The address of another database on the same server. */
export function databaseAddress(name) {
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Removes the databases with this prefix. Those that cannot be removed are left to a later run. */
export async function dropDatabases(prefix) {
  const names = await ask(
    `select datname from pg_database where starts_with(datname, $1) and not datistemplate`,
    [prefix]
  )
  for (const { datname } of names ?? [])
    await ask(`drop database if exists "${datname}" with (force)`)
}

/** The sessions in these databases that wait for others, a line for each. `prefix` begins the databases' names. */
export async function blockedSessions(prefix) {
  const rows = await ask(
    `select pid, state, coalesce(wait_event_type || ' ' || wait_event, '') as waits,
       pg_blocking_pids(pid) as blockers, round(extract(epoch from now() - xact_start)) as seconds,
       left(regexp_replace(query, '\\s+', ' ', 'g'), 120) as query
     from pg_stat_activity where starts_with(datname, $1) and state <> 'idle' order by xact_start`,
    [prefix]
  )
  if (!rows) return ['PostgreSQL does not answer']
  return rows.map(
    ({ pid, state, waits, blockers, seconds, query }) =>
      `session ${pid} (${state}${waits && `, waits for ${waits}`}${
        blockers.length > 0 ? `, blocked by ${blockers.join(', ')}` : ''
      }) for ${seconds ?? 0} s: ${query}`
  )
}

/** The rows of a query, or null when the server gives none in time. */
async function ask(sql, values) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: databaseAddress('postgres'),
    ...{ connectionTimeoutMillis: SECONDS * 1000, query_timeout: SECONDS * 1000 },
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql, values)).rows
  } catch {
    return null
  } finally {
    // A server that hangs does not answer the farewell either.
    client.connection.stream.destroy()
  }
}
