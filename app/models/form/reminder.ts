import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import DeliverMails from '#jobs/deliver_mails'
import { sqlNow } from '#models/bulk'
import Form from '#models/form'
import { mailAbout } from '#models/form/correspondence'
import MailMessage from '#models/mail_message'

/** Mails that remind of a request go out at most once in this time. */
const REMINDER_PAUSE = { hours: 1 }

/** Sends the status link of a request once more, to the address that it was made with. */
export async function remind(formId: number) {
  const since = DateTime.utc().minus(REMINDER_PAUSE)
  const recent = await MailMessage.query()
    .where({ formId, template: 'reminder' })
    .where('createdAt', '>', sqlNow(db.connection(), since as DateTime<true>))
    .first()
  if (recent) return
  // Two people of one submission may share a document: then there is nobody to remind.
  const form = await Form.find(formId)
  if (!form) return
  await MailMessage.order(mailAbout(form, 'reminder'))
  await DeliverMails.wake()
}
