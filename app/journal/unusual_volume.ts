import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { noteSecurityEvent } from '#accounts/security_note'
import { usual } from '#config/journal'
import JournalHead from '#models/journal_head'
import MailMessage from '#models/mail_message'
import SecurityEvent from '#models/security_event'
import User from '#models/user'
import { OFFICE_ZONE, formatDay } from '#shared/days'
import { sqlNow } from '#sql/bulk'

type Volume = Record<'userId' | 'files' | 'people' | 'unserved' | 'exports', number>

const KIND = 'unusual-volume'

/** Tells administrators about users who opened or exported unusually much, once for each user and day. */
export async function reportUnusualVolume(now: DateTime = DateTime.utc()) {
  const today = now.setZone(OFFICE_ZONE).startOf('day')
  // Yesterday's last hour ends after its last check.
  for (const day of [today.minus({ days: 1 }), today])
    for (const volume of await volumesOf(day)) if (isUnusual(volume)) await tell(volume, day)
}

const isUnusual = ({ files, people, unserved, exports }: Volume) =>
  files > usual.files ||
  people > usual.people ||
  unserved > usual.unserved ||
  exports > usual.exports

async function volumesOf(day: DateTime): Promise<Volume[]> {
  const client = db.connection()
  const [from, to] = [day, day.plus({ days: 1 })].map((at) => sqlNow(client, at.toUTC()))
  const rows = await client
    .from('journal_entries')
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy('user_id')
    .select('user_id')
    .select(
      client.raw(
        `sum(case when kind in ('photo', 'look', 'document', 'reveal') then 1 else 0 end) as files`
      )
    )
    .select(
      client.raw(
        `count(distinct case when kind in ('request', 'person', 'print') then form_id end) as people`
      )
    )
    .select(
      client.raw(
        `count(distinct case when kind = 'served' and not exists (
           select 1 from ledger_entries charge
           where charge.form_id = journal_entries.form_id and charge.user_id = journal_entries.user_id
             and charge.cause = 'charge' and charge.at >= ? and charge.at < ?
         ) then form_id end) as unserved`,
        [from, to]
      )
    )
    .select(
      client.raw(`sum(case when kind = 'export' and total > ? then 1 else 0 end) as exports`, [
        usual.exportRows,
      ])
    )
  return rows.map((row) => ({
    userId: row.user_id,
    files: row.files,
    people: row.people,
    unserved: row.unserved,
    exports: row.exports,
  }))
}

async function tell({ userId, ...counts }: Volume, day: DateTime) {
  const detail = day.toISODate()!
  await db.transaction(async (trx) => {
    // Another worker may check at the same time; this lock lets only one of them tell.
    await JournalHead.locked(trx)
    const told = SecurityEvent.query({ client: trx }).where({ kind: KIND, userId, detail })
    const user = await User.query({ client: trx }).where('id', userId).first()
    if (!user || (await told.first())) return
    await noteSecurityEvent(trx, KIND, { user, detail })
    const params = { person: user.name, userId, ...counts, day: formatDay(detail) }
    await MailMessage.tellAdmins(trx, 'unusual_volume', params)
  })
}
