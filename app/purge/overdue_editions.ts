import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { endRightsWith } from '#accounts/end_rights'
import { retention } from '#config/retention'
import MailMessage from '#models/mail_message'
import Tournament from '#models/tournament'
import { addDays, formatDay } from '#shared/days'
import { sqlNow } from '#sql/bulk'
import { recordChange } from '#sql/history'
import { startOfPeriod } from '#purge/expired_rows'

const { closingMonths, openMonths, noticeDays } = retention

/** Active editions that ended long ago and that the office should close. */
export const editionsToClose = (now = DateTime.utc()) =>
  Tournament.query()
    .where('active', true)
    .where('endsOn', '<', startOfPeriod(now, { months: closingMonths }).toISODate()!)
    .orderBy('endsOn')
    .orderBy('id')

/** The day on which an edition is deactivated if nobody has closed it. */
export function deactivationDay({ endsOn, closingNoticedAt }: Tournament): string | null {
  if (!closingNoticedAt) return null
  const noticed = addDays(closingNoticedAt.toISODate()!, noticeDays)
  const due = DateTime.fromISO(endsOn).plus({ months: openMonths }).toISODate()!
  return noticed > due ? noticed : due
}

/**
 * Deactivates editions that ended long ago, so that their periods run. Administrators are told before:
 * a wrong date must not delete anybody.
 */
export async function deactivateOverdue(now: DateTime) {
  const soon = startOfPeriod(now, { months: openMonths }).plus({ days: noticeDays }).toISODate()!
  await Tournament.query()
    .whereNotNull('closingNoticedAt')
    .where((changed) => changed.where('active', false).orWhere('endsOn', '>=', soon))
    .update({ closingNoticedAt: null })
  const editions = await Tournament.query()
    .where('active', true)
    .where('endsOn', '<', soon)
    .orderBy('id')
  for (const edition of editions)
    if (!edition.closingNoticedAt) await tell(edition, now)
    else if (now.toISODate()! > deactivationDay(edition)!) await deactivate(edition)
}

async function tell(edition: Tournament, now: DateTime) {
  await db.transaction(async (trx) => {
    await trx
      .from('tournaments')
      .where('id', edition.id)
      .update({ closing_noticed_at: sqlNow(trx, now.toUTC()) })
    await edition.useTransaction(trx).refresh()
    const params = {
      edition: edition.fullName,
      editionId: edition.id,
      ended: formatDay(edition.endsOn),
      day: formatDay(deactivationDay(edition)!),
    }
    await MailMessage.tellAdmins(trx, 'edition_overdue', params)
  })
}

async function deactivate(edition: Tournament) {
  await db.transaction(async (trx) => {
    await edition.useTransaction(trx).merge({ active: false, closingNoticedAt: null }).save()
    const change = { from: { active: true }, to: { active: false } }
    await recordChange(trx, edition, 'updated', null, change)
    await endRightsWith(trx, edition, null)
  })
}
