import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { sqlNow } from '#sql/bulk'
import MailHealth from '#models/mail_health'
import MailMessage from '#models/mail_message'
import { openRuns, runsOf, STALLED_AFTER, stalledRuns, type RunKind } from '#runs/open_runs'
import WorkerProcess from '#models/worker_process'
import { laneStates } from '#operations/lanes'
import { countRows } from '#sql/counts'

/** This many refusals are not the fault of a single address. */
const MANY_REFUSALS = 3

/** Outstanding work and its workers, read from the database, so it also works with Redis. */
export async function outstandingWork() {
  const [lanes, mails, documents, changes, imports, workers] = await Promise.all([
    laneStates(),
    mailFigures(),
    runFigures('documents'),
    runFigures('changes'),
    runFigures('imports'),
    WorkerProcess.alive(),
  ])
  return { lanes, mails, documents, changes, imports, workers }
}

/** Counts of mails. Mails that will be tried again count as queued; `failed` ones were given up. */
export async function mailFigures() {
  const waiting = () => db.from('mail_log').where({ state: 'queued', held: false })
  const sentWithin = (minutes: number) => {
    const since = sqlNow(db.connection(), DateTime.utc().minus({ minutes }))
    return db.from('mail_log').where('state', 'sent').where('sent_at', '>', since)
  }
  const limit = sqlNow(db.connection(), DateTime.utc().minus(STALLED_AFTER))
  const [queued, refused, late, held, failed, sent5, sent60, oldestDue, last, server] =
    await Promise.all([
      countRows(waiting()),
      countRows(waiting().whereNotNull('error')),
      countRows(waiting().where('created_at', '<', limit)),
      countRows(db.from('mail_log').where({ state: 'queued', held: true })),
      countRows(db.from('mail_log').where('state', 'failed')),
      countRows(sentWithin(5)),
      countRows(sentWithin(60)),
      MailMessage.query()
        .where({ state: 'queued', held: false })
        .where('nextTryAt', '<=', sqlNow(db.connection()))
        .orderBy('nextTryAt')
        .first(),
      MailMessage.query().where('state', 'sent').orderBy('sentAt', 'desc').first(),
      MailHealth.current(),
    ])
  const { lastErrorAt, lastError, isUsable } = server
  return {
    queued,
    refused,
    late,
    held,
    failed,
    sent5,
    sent60,
    oldestDue: oldestDue?.nextTryAt ?? null,
    lastSent: last?.sentAt ?? null,
    lastErrorAt,
    lastError,
    serverReached: isUsable,
  }
}

/**
 * Whether mails are stuck: none was sent for a while, and no worker sends them, or the server is
 * unreachable or refuses them. Age alone is no sign: thousands of mails take a while.
 */
export function areStuck(mails: Awaited<ReturnType<typeof mailFigures>>): boolean {
  const { late, refused, oldestDue, lastSent, serverReached } = mails
  const limit = DateTime.utc().minus(STALLED_AFTER)
  if (lastSent && lastSent > limit) return false
  if (oldestDue && oldestDue < limit) return true
  return late > 0 && (!serverReached || refused >= MANY_REFUSALS)
}

async function runFigures(kind: RunKind) {
  const { busy } = await WorkerProcess.lanes()
  const [queued, running, still, failed] = await Promise.all([
    countRows(openRuns(kind).where('state', 'queued')),
    countRows(openRuns(kind).where('state', 'running')),
    countRows(stalledRuns(kind, busy)),
    countRows(runsOf(kind).where('state', 'failed')),
  ])
  return { queued, running, still, failed }
}
