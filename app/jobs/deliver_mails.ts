import logger from '@adonisjs/core/services/logger'
import mailer from '@adonisjs/mail/services/main'
import { LoggedJob } from '#jobs/logged_job'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { sqlNow } from '#models/bulk'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import { enclosedIn } from '#mails/enclosure'
import { htmlOf, plainTextOf, writeLetter, type Letter } from '#mails/letter'
import { harmless } from '#operations/harmless'

const ATTEMPTS = 8
/** While one worker sends a mail no other may take it. */
const CLAIM = { minutes: 2 }

/**
 * Delivers the ordered mails, oldest first. Runs when woken and once a minute, so that a
 * mail whose wake-up was lost, or whose server was down, still goes out. A mail may in
 * the worst case, a crash between sending and noting it, go out twice.
 */
export default class DeliverMails extends LoggedJob<Record<string, never>> {
  static options = { queue: 'mail', maxRetries: 0 }

  /** Tells the mail lane that there is something to send; the minute's run would find it too. */
  static async wake() {
    await this.dispatch({})
      .run()
      .catch((error) => logger.warn({ err: error }, 'mail lane not woken'))
  }

  async perform() {
    for (;;) {
      const mail = await this.#claim()
      if (!mail) return
      await this.#deliver(mail)
    }
  }

  async #claim(): Promise<MailMessage | null> {
    const now = DateTime.utc()
    const mail = await MailMessage.query()
      .where({ state: 'queued', held: false })
      .where('nextTryAt', '<=', now.toSQL({ includeOffset: false }))
      .orderBy('nextTryAt')
      .orderBy('id')
      .first()
    if (!mail) return null
    const taken = await MailMessage.query()
      .where({ id: mail.id, state: 'queued', attempts: mail.attempts })
      .update({
        attempts: mail.attempts + 1,
        // An error means that nothing is on its way; while a mail is sent it has none.
        error: null,
        nextTryAt: sqlNow(db.connection(), now.plus(CLAIM)),
      })
    if (Number(taken[0] ?? taken) === 0) return this.#claim()
    return mail.refresh()
  }

  async #deliver(mail: MailMessage) {
    let letter: Letter
    try {
      letter = await this.#send(mail)
    } catch (error: any) {
      const gaveUp = mail.attempts >= ATTEMPTS
      mail.state = gaveUp ? 'failed' : 'queued'
      mail.error = harmless(String(error.message), 500)
      mail.nextTryAt = DateTime.utc().plus({ minutes: 2 ** Math.min(mail.attempts, 7) })
      await mail.save()
      logger.warn({ mail: mail.id, attempt: mail.attempts, err: mail.error }, 'mail not delivered')
      return
    }
    await db.transaction(async (trx) => {
      mail.useTransaction(trx)
      // A reset link dies with the mail that carried it.
      const params = { ...mail.params, token: undefined }
      await mail
        .merge({
          state: 'sent',
          sentAt: DateTime.utc(),
          subject: letter.subject,
          error: null,
          params,
        })
        .save()
      if (mail.formId) {
        await FormLog.create(
          { formId: mail.formId, type: 'mail', to: { template: mail.template } },
          { client: trx }
        )
      }
    })
  }

  async #send(mail: MailMessage) {
    const letter = await writeLetter(mail)
    const enclosed = await enclosedIn(mail)
    const html = await htmlOf(letter)
    const text = plainTextOf(letter)
    await mailer.send(async (message) => {
      message.to(mail.to).subject(letter.subject).html(html).text(text)
      if (enclosed) message.attachData(enclosed.bytes, { filename: enclosed.file })
    })
    return letter
  }
}
