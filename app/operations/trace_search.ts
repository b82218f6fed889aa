import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { searching } from '#config/documents'
import { bareEnvironment, loaderFlags, runProgram } from '#documents/child_program'
import type { Canary } from '#operations/canary'
import type { Area, SearchOrder, SearchReport } from '#operations/file_search'
import { searchRedis } from '#operations/redis_search'
import { storedFiles } from '#process/stored_files'
import { queryRows } from '#sql/bulk'
import env, { isEmbedded, sqliteFile, storageDir } from '#start/env'

/** Clocks of file servers differ. */
const CLOCK_SKEW_MS = 10_000

export async function searchTraces(canary: Canary): Promise<SearchReport[]> {
  const found = await searchFilesInChild({ mark: canary.mark, areas: areasOf(canary) })
  if (!isEmbedded) found.push(await searchRows(canary.mark), await searchStatistics(canary.mark))
  if (env.get('DRIVE_DISK') === 's3') found.push(await searchBucket(canary.keys))
  if (env.get('REDIS_URL')) found.push(await searchRedis(canary.mark))
  return found
}

function areasOf({ plantedAt, log }: Canary): Area[] {
  const since = plantedAt - CLOCK_SKEW_MS
  const database = ['', '-wal', '-shm'].map((end) => sqliteFile + end)
  const temporary = join(storageDir, 'tmp')
  return [
    ...(isEmbedded ? [{ place: 'database', paths: database }] : []),
    { place: 'storage', paths: [storageDir], except: [...database, temporary], since },
    { place: 'temporary', paths: [temporary], since },
    ...(log ? [{ place: 'log', paths: [log.path], from: log.size }] : []),
  ]
}

async function searchFilesInChild(order: SearchOrder): Promise<SearchReport[]> {
  let found: SearchReport[] = []
  await runProgram<SearchReport[]>({
    program: app.makePath(searching.program),
    env: bareEnvironment(),
    execArgv: loaderFlags(searching.program),
    background: true,
    limits: searching.limits,
    input: order,
    onMessage: (results) => {
      const inStorage = (path: string) => path.replace(`${storageDir}/`, '')
      found = results.map((one) => ({ ...one, traces: one.traces.map(inStorage) }))
      return true
    },
  })
  return found
}

/** PostgreSQL lets the product read rows, but no pages and no logs. */
async function searchRows(mark: string): Promise<SearchReport> {
  const client = db.connection()
  const tables = await queryRows<{ name: string; bytes: number }>(
    client,
    `select quote_ident(relname) as name, pg_total_relation_size(oid) as bytes
     from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace order by 1`,
    []
  )
  const traces: string[] = []
  let bytes = 0
  for (const table of tables) {
    const sql = `select 1 from ${table.name} t where position(? in lower(t::text)) > 0 limit 1`
    if ((await queryRows(client, sql, [mark])).length) traces.push(table.name)
    bytes += table.bytes
  }
  return { place: 'rows', files: tables.length, bytes, unread: 0, traces }
}

/** PostgreSQL keeps samples of values. */
async function searchStatistics(mark: string): Promise<SearchReport> {
  const samples = await queryRows<{ name: string; bytes: number; found: boolean }>(
    db.connection(),
    `select tablename || '.' || attname as name, length(words) as bytes,
       position(? in lower(words)) > 0 as found
     from pg_stats, concat(most_common_vals, histogram_bounds) as words
     where schemaname = current_schema() order by 1`,
    [mark]
  )
  const traces = samples.filter(({ found }) => found).map(({ name }) => name)
  const bytes = samples.reduce((sum, sample) => sum + sample.bytes, 0)
  return { place: 'statistics', files: samples.length, bytes, unread: 0, traces }
}

/** The names of all files, and by them those of the canary. */
async function searchBucket(keys: string[]): Promise<SearchReport> {
  const traces: string[] = []
  let files = 0
  for await (const { key } of storedFiles()) {
    files++
    if (keys.includes(key)) traces.push(key)
  }
  return { place: 'bucket', files, bytes: 0, unread: 0, traces }
}
