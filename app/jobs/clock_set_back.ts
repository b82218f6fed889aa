import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { DateTime, type DurationLike } from 'luxon'
import { openRuns, runKinds } from '#runs/open_runs'
import { sqlNow } from '#sql/bulk'

/** Longer than the pause before the last try of a mail. */
const BEYOND_MAIL_PAUSES = { minutes: 130 }
/** Longer than any other pause, and longer than a run may be silent. */
const BEYOND_OTHER_PAUSES = { minutes: 3 }

/**
 * Work whose time was written while the clock was ahead would wait until that time comes. Such a time
 * is known by its distance: no pause lasts that long. It becomes now.
 */
export async function endWaitsOfClockAhead() {
  const mails = () => db.from('mail_log').where('state', 'queued')
  // A mail without an error has had no long pause.
  await setBack(mails().whereNull('error'), 'next_try_at', BEYOND_OTHER_PAUSES)
  await setBack(mails(), 'next_try_at', BEYOND_MAIL_PAUSES)
  await setBack(
    db.from('access_orders').where('state', 'pending'),
    'next_try_at',
    BEYOND_OTHER_PAUSES
  )
  for (const table of ['mail_health', 'gate_health'])
    await setBack(db.from(table), 'closed_until', BEYOND_OTHER_PAUSES)
  for (const kind of runKinds) await setBack(openRuns(kind), 'touched_at', BEYOND_OTHER_PAUSES)
  // No limit counts longer than an hour. Redis counts the time itself.
  const longest = DateTime.utc().plus(BEYOND_MAIL_PAUSES).toMillis()
  await db.from('rate_limits').where('expire', '>', longest).delete()
}

const setBack = (query: DatabaseQueryBuilderContract, column: string, longest: DurationLike) =>
  query
    .where(column, '>', sqlNow(db.connection(), DateTime.utc().plus(longest)))
    .update({ [column]: sqlNow(db.connection()) })
