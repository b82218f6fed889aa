import pg from 'pg'

const server =
  process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/acreditacion_test'

/** Seconds after which PostgreSQL gives up, so that a transaction left open blocks nobody for ever. */
const LIMITS = {
  lock_timeout: 20,
  statement_timeout: 60,
  idle_in_transaction_session_timeout: 60,
}

/** Uses an empty PostgreSQL database if `TEST_DB=postgres`. */
export async function prepareTestDatabase() {
  if (process.env.TEST_DB !== 'postgres') return
  const url = new URL(server)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new pg.Client({
    connectionString: url.href,
    ...{ connectionTimeoutMillis: 10_000, query_timeout: 60_000 },
  })
  await client.connect()
  await client.query(`drop database if exists "${name}" with (force)`)
  await client.query(`create database "${name}"`)
  for (const [setting, seconds] of Object.entries(LIMITS))
    await client.query(`alter database "${name}" set ${setting} = '${seconds}s'`)
  await client.end()
  process.env.DATABASE_URL = server
}
