import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { DateTime, type DurationLike } from 'luxon'
import { openRuns, runKinds } from '#runs/open_runs'
import { sqlNow } from '#sql/bulk'

/** Longer than the pause before the last try of a mail. */
const BEYOND_MAIL_PAUSES = { minutes: 130 }
/** Longer than any other pause, and longer than a run may be silent. */
const BEYOND_OTHER_PAUSES = { minutes: 3 }

type Query = DatabaseQueryBuilderContract

/** Times written while the clock was ahead lie further in the future than any pause. They become now. */
export async function endWaitsOfClockAhead() {
  const waits = [...timesAhead(), limitsAhead()]
  // One statement looks for all, because there are hardly ever any.
  const found = await db
    .query()
    .select(
      waits.map(({ rows }, index) => rows.clone().select(db.raw('1')).limit(1).as(`w${index}`))
    )
    .firstOrFail()
  for (const [index, { rows, end }] of waits.entries()) if (found[`w${index}`]) await end(rows)
}

function timesAhead() {
  const ahead = (query: Query, column: string, longest: DurationLike = BEYOND_OTHER_PAUSES) => ({
    rows: query.where(column, '>', sqlNow(db.connection(), DateTime.utc().plus(longest))),
    end: (rows: Query) => rows.update({ [column]: sqlNow(db.connection()) }),
  })
  // With `held`, because the index of due mails has it before the time.
  const mails = () => db.from('mail_log').where('state', 'queued').whereIn('held', [true, false])
  return [
    // A mail without an error has had no long pause.
    ahead(mails().whereNull('error'), 'next_try_at'),
    ahead(mails(), 'next_try_at', BEYOND_MAIL_PAUSES),
    ahead(db.from('access_orders').where('state', 'pending'), 'next_try_at'),
    ...['mail_health', 'gate_health'].map((table) => ahead(db.from(table), 'closed_until')),
    ...runKinds.map((kind) => ahead(openRuns(kind), 'touched_at')),
  ]
}

/** No limit counts longer than an hour. Redis counts the time itself. */
const limitsAhead = () => ({
  rows: db
    .from('rate_limits')
    .where('expire', '>', DateTime.utc().plus(BEYOND_MAIL_PAUSES).toMillis()),
  end: (rows: Query) => rows.delete(),
})
