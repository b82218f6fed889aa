import { createRequire } from 'node:module'
import db from '@adonisjs/lucid/services/db'
import type { TestContext } from '@japa/runner/core'
import pg from 'pg'
import { isEmbedded } from '#start/env'

/** Counts the statements with these words that this process sends to the database from now on. */
export function timesSent(words: string, { cleanup }: Pick<TestContext, 'cleanup'>) {
  const Sqlite = createRequire(import.meta.url)('better-sqlite3')
  const client = isEmbedded ? Sqlite.prototype : pg.Client.prototype
  const method = isEmbedded ? 'exec' : 'query'
  const real = client[method]
  let times = 0
  client[method] = function (...given: any[]) {
    if (String(given[0]?.text ?? given[0]).includes(words)) times += 1
    return real.apply(this, given)
  }
  cleanup(() => {
    client[method] = real
  })
  return () => times
}

/** The statements that the query builder sends to the database while `work` is done. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const client = db.connection().getReadClient()
  const sent: string[] = []
  const note = ({ sql }: { sql: string }) => sent.push(sql)
  client.on('query', note)
  await work()
  client.removeListener('query', note)
  return sent
}
