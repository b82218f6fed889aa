import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#exceptions/refusal'
import DeliverMails from '#jobs/deliver_mails'
import DocumentRun from '#models/document_run'
import { mailAbout } from '#models/form/correspondence'
import GuestLink from '#models/guest_link'
import LateLink from '#models/late_link'
import { record } from '#models/history'
import MailMessage from '#models/mail_message'

/** Mails about a request, which go wherever the request says today. */
const ABOUT_REQUEST = ['received', 'approved', 'rejected', 'asked', 'withdrawn', 'reminder']

/** Mails that bring a file, or the way to it. */
const WITH_FILE = ['export', 'export_attached', 'restaurant_log', 'restaurant_log_attached']

/**
 * Orders a mail once more: the same words' template and blanks, to the address that the request
 * has by now.
 * @throws Refusal where the mail is still to go out, carries what opens something once, or would
 *   not be true any more
 * @returns where it goes
 */
export async function resend(mail: MailMessage, by: { id: number }) {
  await mail.load('form')
  const refused = await hindrance(mail)
  if (refused) throw new Refusal(refused, {}, { status: 409 })
  const { template, locale, params, formId, batchId } = mail
  const to = addressOf(mail)
  await db.transaction(async (trx) => {
    await MailMessage.order([{ template, to, locale, formId, params }], trx, { batchId })
    await record(trx, mail, 'ran', by, { from: null, to: { resent: to } })
  })
  await DeliverMails.wake()
  return to
}

/** Why a mail cannot be sent again: the key of the sentence, or null. */
export async function hindrance(mail: MailMessage): Promise<string | null> {
  const { template, form, params, state } = mail
  if (state === 'queued') return 'mail.queued'
  if (template === 'password_reset') return 'mail.secret'
  if (params.link) {
    const link = template === 'guest_link' ? await GuestLink.find(params.link) : null
    return link?.state === 'open' ? null : 'mail.linkOver'
  }
  if (params.late) {
    const late = await LateLink.find(params.late)
    return late?.state === 'open' ? null : 'mail.linkOver'
  }
  if (params.runId && WITH_FILE.includes(template)) {
    const run = await DocumentRun.find(params.runId)
    return run?.fileKey ? null : 'mail.fileGone'
  }
  if (!ABOUT_REQUEST.includes(template)) return null
  if (!form) return 'mail.requestGone'
  const outdated =
    (['approved', 'rejected'].includes(template) && form.state !== template) ||
    (template === 'withdrawn') !== Boolean(form.withdrawnAt) ||
    (template === 'asked' && !form.asked)
  return outdated ? 'mail.outdated' : null
}

function addressOf({ form, template, to }: MailMessage): string {
  if (!form || !ABOUT_REQUEST.includes(template)) return to
  return mailAbout(form, template)[0]?.to ?? to
}
