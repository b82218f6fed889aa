import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { lanes } from '#config/queue'
import { momentIn } from '#sql/bulk'
import WorkerProcess from '#models/worker_process'
import { check, verdict } from '#operations/checks/check'

const OLD = { days: 2 }

const workers = check('workers', 'look at the database', async () => {
  const alive = await WorkerProcess.alive()
  const idle = lanes.filter((lane) => !alive.some((process) => lane in process.lanes))
  return verdict(`${alive.length} processes, every lane has one`, {
    warnings: { [`nobody works on ${idle.join(', ')}: start node ace.js queue:work`]: idle.length },
  })
})

/** The last backup that was made or restored here. */
export const lastBackup = () => db.from('backups').orderBy('id', 'desc').first()

const backup = check('backup', 'look at the database', async () => {
  const last = await lastBackup()
  // A new installation has some days for its first backup.
  const [{ since }] = await db.from('users').min('created_at as since')
  const at = DateTime.fromJSDate(momentIn(last?.created_at ?? since ?? new Date()))
  return verdict(last ? `the last is of ${at.toISO()}` : 'none yet', {
    warnings: {
      [`the last is ${at.toRelative({ locale: 'en' })} or never was: run node ace.js backup`]:
        at < DateTime.now().minus(OLD),
    },
  })
})

export const work = [workers, backup]
