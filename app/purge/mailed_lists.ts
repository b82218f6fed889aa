import type { DateTime } from 'luxon'
import DocumentRun from '#models/document_run'
import MailMessage, { idInMail } from '#models/mail_message'

/** Mails to which a list was attached that nobody may download now. A mail that is a file has the list in it. */
export const mailsWithExpiredList = (now?: DateTime) =>
  MailMessage.query()
    .whereIn('template', ['export_attached', 'restaurant_log_attached'])
    .whereNotIn(idInMail('runId'), DocumentRun.unexpired(now).select('id'))
