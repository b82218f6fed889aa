import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { statSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import { productVersion } from '#config/app'
import { momentIn } from '#sql/bulk'
import { openRuns, runKinds, type RunKind } from '#runs/open_runs'
import Tournament from '#models/tournament'
import TraceSearch from '#models/trace_search'
import { lastBackup } from '#operations/checks/work'
import { outstandingWork } from '#operations/work'
import { isEmbedded, sqliteFile } from '#start/env'

type Sample = [labels: Record<string, string | number>, value: number | bigint]

const responses = new Map<string, { count: number; seconds: number }>()
const startTimes = new WeakMap<IncomingMessage, number>()

/** Counts all responses of this process, static files and refusals included. */
export function countRequests() {
  subscribe('http.server.request.start', (message) => {
    startTimes.set((message as { request: IncomingMessage }).request, performance.now())
  })
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const key = `${request.method} ${response.statusCode}`
    const entry = responses.get(key) ?? { count: 0, seconds: 0 }
    // A request that began before counting has no start time.
    const now = performance.now()
    entry.seconds += (now - (startTimes.get(request) ?? now)) / 1000
    entry.count++
    responses.set(key, entry)
  })
}

/** Metrics in the Prometheus text format; without a database only those of the process. */
export async function metrics(): Promise<string> {
  const stored = await databaseMetrics().catch(() => null)
  const up = metric('database_up', 'Whether the database answered.', [[{}, stored ? 1 : 0]])
  return [...processMetrics(), up, ...(stored ?? [])].join('')
}

function processMetrics() {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const http = [...responses].map(([key, { count, seconds }]) => {
    const [method, status] = key.split(' ')
    return { labels: { method, status }, count, seconds }
  })
  const about = { version: productVersion, node: process.version }
  return [
    metric('info', 'Version of the product.', [[about, 1]]),
    metric('memory_bytes', 'Memory of this process.', [
      [{ of: 'resident' }, rss],
      [{ of: 'heap' }, heapUsed],
    ]),
    metric('cpu_seconds_total', 'CPU time of this process.', [[{}, (user + system) / 1e6]]),
    metric('uptime_seconds', 'How long this process has been running.', [[{}, process.uptime()]]),
    metric(
      'http_requests_total',
      'Requests that this process answered.',
      http.map(({ labels, count }) => [labels, count])
    ),
    metric(
      'http_seconds_total',
      'Time spent answering HTTP requests.',
      http.map(({ labels, seconds }) => [labels, seconds])
    ),
  ]
}

async function databaseMetrics() {
  const [work, forms, backup, search, bytes, oldest] = await Promise.all([
    outstandingWork(),
    formCounts(),
    lastBackup(),
    TraceSearch.last(),
    databaseBytes(),
    Promise.all(runKinds.map(async (kind): Promise<Sample> => [{ kind }, await oldestOf(kind)])),
  ])
  const { mails, lanes, workers } = work
  const mailStates = ['queued', 'refused', 'held', 'failed'] as const
  const laneWorkers = lanes.map(({ lane }): Sample => {
    return [{ lane }, workers.filter((process) => lane in process.lanes).length]
  })
  return [
    metric('requests', 'Requests of the active editions.', forms),
    metric(
      'queue_jobs',
      'Jobs of each lane.',
      lanes.flatMap(({ lane, waiting, failed }): Sample[] => [
        [{ lane, state: 'waiting' }, waiting],
        [{ lane, state: 'failed' }, failed],
      ])
    ),
    metric(
      'queue_oldest_seconds',
      'How long the oldest job has been waiting; not known with Redis.',
      lanes.map(({ lane, oldest: at }) => [{ lane }, age(at ? new Date(at) : null)])
    ),
    metric(
      'orders',
      'Documents, changes and imports; still: nobody works on them.',
      runKinds.flatMap((kind) =>
        Object.entries(work[kind]).map(([state, count]): Sample => [{ kind, state }, count])
      )
    ),
    metric('oldest_work_seconds', 'Age of the oldest work that is not done.', [
      ...oldest,
      [{ kind: 'mails' }, age(mails.oldestDue?.toJSDate())],
    ]),
    metric(
      'mails',
      'Mails not sent; refused ones are tried again, failed ones were given up.',
      mailStates.map((state) => [{ state }, mails[state]])
    ),
    metric('mails_sent', 'Mails sent within the last minutes.', [
      [{ minutes: 5 }, mails.sent5],
      [{ minutes: 60 }, mails.sent60],
    ]),
    metric('mail_last_sent_timestamp_seconds', 'When a mail was sent last, 0: never.', [
      [{}, Math.round((mails.lastSent?.toMillis() ?? 0) / 1000)],
    ]),
    metric('mail_server_up', 'Whether the mail server was reached.', [
      [{}, mails.serverReached ? 1 : 0],
    ]),
    metric('processes', 'Processes that show signs of life.', [
      [{ kind: 'web' }, workers.filter(({ kind }) => kind === 'web').length],
      [{ kind: 'worker' }, workers.filter(({ kind }) => kind === 'worker').length],
    ]),
    metric('lane_workers', 'Processes that work on a lane.', laneWorkers),
    metric('backup_last_timestamp_seconds', 'When the last backup was made, 0: never.', [
      [{}, backup ? Math.round(momentIn(backup.created_at).getTime() / 1000) : 0],
    ]),
    metric('backup_last_bytes', 'Size of the last backup.', [[{}, backup?.bytes ?? 0]]),
    metric('backup_drilled_timestamp_seconds', 'When the last backup was restored on trial.', [
      [{}, backup?.drilled_at ? Math.round(momentIn(backup.drilled_at).getTime() / 1000) : 0],
    ]),
    metric('backup_drill_failed', 'Whether that trial failed.', [
      [{}, backup?.drill_faults ? 1 : 0],
    ]),
    metric('purge_last_timestamp_seconds', 'When a purge was searched for traces last, 0: never.', [
      [{}, Math.round((search?.at.toMillis() ?? 0) / 1000)],
    ]),
    metric('purge_traces', 'Traces of purged data found by the last search.', [
      [{}, search?.traces ?? 0],
    ]),
    metric('database_bytes', 'Size of the database.', [[{}, bytes]]),
  ]
}

async function formCounts(): Promise<Sample[]> {
  const rows = await db
    .from('forms')
    .whereIn('tournament_id', Tournament.activeIds())
    .groupBy('type', 'state')
    .select('type', 'state')
    .count('* as count')
  return rows.map(({ type, state, count }) => [{ type, state }, count])
}

async function oldestOf(kind: RunKind) {
  const [{ since }] = await openRuns(kind).min('created_at as since')
  return age(since && momentIn(since))
}

async function databaseBytes() {
  if (isEmbedded) return statSync(sqliteFile).size
  const { rows } = await db.rawQuery('select pg_database_size(current_database()) as bytes')
  return rows[0].bytes
}

const age = (at?: Date | null) =>
  at ? Math.max(0, Math.round((Date.now() - at.getTime()) / 1000)) : 0

/** Labels come from the product itself and need no quoting. */
function metric(name: string, help: string, samples: Sample[]) {
  const full = `acreditacion_${name}`
  const type = name.endsWith('_total') ? 'counter' : 'gauge'
  const lines = samples.map(([labels, value]) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
    return `${full}${pairs.length ? `{${pairs.join(',')}}` : ''} ${value}\n`
  })
  return [`# HELP ${full} ${help}\n`, `# TYPE ${full} ${type}\n`, ...lines].join('')
}
