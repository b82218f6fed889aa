import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { sqlNow } from '#sql/bulk'
import Form from '#models/form'
import { mailAbout } from '#models/form/correspondence'
import MailMessage from '#models/mail_message'

const REMINDER_PAUSE = { hours: 1 }

/** Sends the link to a request again, at most once an hour. */
export async function sendReminder(formId: number) {
  const since = DateTime.utc().minus(REMINDER_PAUSE)
  const recent = await MailMessage.query()
    .where({ formId, template: 'reminder' })
    .where('createdAt', '>', sqlNow(db.connection(), since))
    .first()
  if (recent) return
  // A duplicate inside one submission: the request was rolled back with it.
  const form = await Form.find(formId)
  if (!form) return
  await db.transaction((trx) => MailMessage.order(trx, mailAbout(form, 'reminder')))
}
