import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { endWaitsOfClockAhead } from '#jobs/clock_set_back'
import DeliverMails from '#jobs/deliver_mails'
import { dispatchOrphan, jobsOfRuns } from '#jobs/jobs_of_runs'
import { setSchedules } from '#jobs/schedules'
import { sqlNow } from '#sql/bulk'
import { laneOf, openRuns, runKinds, silentSince, takeOrphan, type RunKind } from '#runs/open_runs'
import WorkerProcess from '#models/worker_process'

/** Heartbeats come every ten seconds. */
const ORPHANED_AFTER = { seconds: 60 }
/** A run begun this often without an end fails: it may crash its workers. */
const MOST_BEGINNINGS = 10

/**
 * Does nothing while no worker is idle. Otherwise it restores schedules, ends waits left by a clock that
 * was ahead, and queues runs and mails without a worker. It finds them in the database, because Redis
 * may be empty. Concurrent calls queue each run once.
 */
export async function requeueOrphans() {
  const { idle } = await WorkerProcess.lanes()
  if (idle.length === 0) return
  await setSchedules()
  await endWaitsOfClockAhead()
  for (const kind of runKinds) if (idle.includes(laneOf(kind))) await requeue(kind)
  if (idle.includes('mail') && (await mailIsDue())) await DeliverMails.wake()
}

async function requeue(kind: RunKind) {
  const orphans = await silentSince(openRuns(kind), ORPHANED_AFTER)
    .orderBy('id')
    .select('id', 'beginnings')
  for (const { id, beginnings } of orphans) {
    if (!(await takeOrphan(kind, id, ORPHANED_AFTER))) continue
    logger.warn({ kind, id, beginnings }, 'work without an owner found again')
    if (beginnings < MOST_BEGINNINGS) await dispatchOrphan(kind, id)
    else {
      const run = await jobsOfRuns[kind].model.find(id)
      await run?.fail(new Error('No worker finished it'))
    }
  }
}

async function mailIsDue() {
  const since = sqlNow(db.connection(), DateTime.utc().minus(ORPHANED_AFTER))
  const mail = await db
    .from('mail_log')
    .where({ state: 'queued', held: false })
    .where('next_try_at', '<', since)
    .first()
  return Boolean(mail)
}
