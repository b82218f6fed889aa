import { Schedule, type Job } from '@adonisjs/queue'
import { CronExpressionParser } from 'cron-parser'
import { DateTime } from 'luxon'
import DeliverMails from '#jobs/deliver_mails'
import FollowCards from '#jobs/follow_cards'
import LinkJournal from '#jobs/link_journal'
import NightlyExport from '#jobs/nightly_export'
import PurgeExpired from '#jobs/purge_expired'
import RunCreditResets from '#jobs/run_credit_resets'
import SendAccessOrders from '#jobs/send_access_orders'
import WatchJournal from '#jobs/watch_journal'
import { OFFICE_ZONE } from '#shared/days'
import env from '#start/env'

const EVERY_MINUTE = '* * * * *'

export function allSchedules() {
  const [hour, minute] = env.get('NIGHTLY_EXPORT_AT', '02:00').split(':').map(Number)
  return [
    ['deliver-mails', DeliverMails, EVERY_MINUTE],
    ['access-orders', SendAccessOrders, EVERY_MINUTE],
    ['credit-resets', RunCreditResets, EVERY_MINUTE],
    ['link-journal', LinkJournal, EVERY_MINUTE],
    ['watch-journal', WatchJournal, '10 * * * *'],
    ['nightly-export', NightlyExport, `${minute} ${hour} * * *`],
    ['purge-expired', PurgeExpired, '30 3 * * *'],
    ['follow-cards', FollowCards, '0 4 * * *'],
  ] as const
}

/** The latest plausible run, some minutes on, because the clocks of two processes may differ. */
function latestRun(cron: string) {
  const currentDate = DateTime.now().plus({ minutes: 3 }).toJSDate()
  return CronExpressionParser.parse(cron, { tz: OFFICE_ZONE, currentDate }).next().toDate()
}

/** Adds missing and changed schedules. Setting the others again could skip a due run. */
export async function setSchedules() {
  for (const [id, job, cron] of allSchedules()) {
    const existing = await Schedule.find(id)
    // A worker that was killed while it claimed a schedule leaves it without a time; a clock that
    // was ahead leaves one that is too late.
    const isSet = existing?.nextRunAt && existing.nextRunAt <= latestRun(cron)
    if (isSet && existing.cronExpression === cron) continue
    await (job as typeof Job).schedule({}).id(id).cron(cron).timezone(OFFICE_ZONE)
  }
}
