import { test } from '@japa/runner'
import { CronExpressionParser } from 'cron-parser'
import { DateTime } from 'luxon'
import { allSchedules } from '#jobs/schedules'
import { OFFICE_ZONE } from '#shared/days'

const NIGHTLY = ['nightly-export', 'purge-expired', 'follow-cards']

/** The days in Madrid on which a schedule runs, by the library of the queue. */
function runsOf(id: string, from: string, days: number) {
  const [, , cron] = allSchedules().find(([name]) => name === id)!
  const start = DateTime.fromISO(from, { zone: OFFICE_ZONE })
  const runs = CronExpressionParser.parse(cron, {
    tz: OFFICE_ZONE,
    currentDate: start.toJSDate(),
    endDate: start.plus({ days }).toJSDate(),
  })
  const ran: string[] = []
  while (runs.hasNext())
    ran.push(DateTime.fromJSDate(runs.next().toDate(), { zone: OFFICE_ZONE }).toISODate()!)
  return ran
}

test.group('Schedules', () => {
  test('each night has one export and one purge, also when the clock changes: {$self}')
    .with(['2026-03-28', '2026-10-24'])
    .run(({ assert }, first) => {
      const days = [0, 1, 2].map((count) =>
        DateTime.fromISO(first).plus({ days: count }).toISODate()
      )
      for (const id of NIGHTLY) assert.deepEqual(runsOf(id, first, 3), days, id)
    })
})
