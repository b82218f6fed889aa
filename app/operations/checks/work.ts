import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { backupKey } from '#config/app'
import { lanes } from '#config/queue'
import { momentIn } from '#sql/bulk'
import TraceSearch from '#models/trace_search'
import WorkerProcess from '#models/worker_process'
import { check, verdict } from '#operations/checks/check'

const OLD = { days: 2 }

const workers = check('workers', 'check the database', async () => {
  const alive = await WorkerProcess.alive()
  const idle = lanes.filter((lane) => !alive.some((process) => lane in process.lanes))
  return verdict(`${alive.length} processes, every lane has one`, {
    warnings: { [`nobody works on ${idle.join(', ')}: start node ace.js queue:work`]: idle.length },
  })
})

type BackupRow = {
  id: number
  forms: number
  bytes: number
  created_at: string | Date
  drilled_at: string | Date | null
  drill_faults: string | null
}

/** The last backup that was made or restored here, and its trial. */
export const lastBackup = (): Promise<BackupRow | null> =>
  db.from('backups').orderBy('id', 'desc').first()

export async function backupFigures() {
  const last = await lastBackup()
  if (!last) return null
  const at = momentOf(last.created_at)
  return {
    at: at.toISO()!,
    stale: at < DateTime.now().minus(OLD),
    requests: last.forms,
    bytes: last.bytes,
    encrypted: Boolean(backupKey),
    triedAt: last.drilled_at && momentOf(last.drilled_at).toISO(),
    faults: last.drill_faults?.split(', ') ?? [],
  }
}

const backup = check('backup', 'check the database', async () => {
  const last = await lastBackup()
  const at = last ? momentOf(last.created_at) : await installedAt()
  return verdict(last ? `the last is of ${at.toISO()}` : 'none yet', {
    warnings: {
      [`the last is ${at.toRelative({ locale: 'en' })} or never was: run node ace.js backup`]:
        at < DateTime.now().minus(OLD),
      'names and addresses in it are readable: set BACKUP_KEY': last && !backupKey,
      [`its trial failed (${last?.drill_faults}): run node ace.js backup:check --drill`]:
        last?.drill_faults,
    },
  })
})

const purge = check('purge', 'check the database', async () => {
  const last = await TraceSearch.last()
  const at = last?.at ?? (await installedAt())
  const traces = (last?.places ?? []).flatMap((place) => place.traces)
  return verdict(last ? `no trace was found after that of ${at.toISO()}` : 'none yet', {
    warnings: {
      [`${traces.length} traces are left (${traces.slice(0, 3).join(', ')}): open Jobs`]:
        traces.length,
      [`it was searched for traces ${at.toRelative({ locale: 'en' })} or never: check the job PurgeExpired`]:
        at < DateTime.now().minus(OLD),
      'the database was not rewritten: see the log': last?.erased === false,
    },
  })
})

const momentOf = (at: string | Date) => DateTime.fromJSDate(momentIn(at))

/** A new installation has some days for its first backup and purge. */
async function installedAt() {
  const [{ since }] = await db.from('users').min('created_at as since')
  return momentOf(since ?? new Date())
}

export const work = [workers, backup, purge]
