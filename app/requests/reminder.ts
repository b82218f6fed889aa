import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { sqlNow } from '#sql/bulk'
import Form from '#models/form'
import { mailAbout } from '#models/form/correspondence'
import MailMessage from '#models/mail_message'

const REMINDER_PAUSE = { hours: 1 }

export async function sendReminder(formId: number) {
  const since = DateTime.utc().minus(REMINDER_PAUSE)
  const recent = await MailMessage.query()
    .where({ formId, template: 'reminder' })
    .where('createdAt', '>', sqlNow(db.connection(), since as DateTime<true>))
    .first()
  if (recent) return
  // The other request may come from the same submission, which was not written.
  const form = await Form.find(formId)
  if (!form) return
  await db.transaction((trx) => MailMessage.order(mailAbout(form, 'reminder'), trx))
}
