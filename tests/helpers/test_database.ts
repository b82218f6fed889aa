import pg from 'pg'

const server =
  process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/acreditacion_test'

/** Uses an empty PostgreSQL database if `TEST_DB=postgres`. */
export async function prepareTestDatabase() {
  if (process.env.TEST_DB !== 'postgres') return
  const url = new URL(server)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`drop database if exists "${name}" with (force)`)
  await client.query(`create database "${name}"`)
  await client.end()
  process.env.DATABASE_URL = server
}
