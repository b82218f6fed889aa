import { isDeepStrictEqual } from 'node:util'
import logger from '@adonisjs/core/services/logger'
import mailer from '@adonisjs/mail/services/main'
import { codeOf, factOf, sentenceOf } from '#exceptions/error_facts'
import { LoggedJob } from '#jobs/logged_job'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import { mailsAtOnce } from '#config/mail'
import { queryRows, sqlNow } from '#sql/bulk'
import { lockRequests } from '#models/form/locks'
import FormLog from '#models/form_log'
import MailHealth from '#models/mail_health'
import MailMessage from '#models/mail_message'
import User from '#models/user'
import { MAIL_NUMBER } from '#mails/eml_transport'
import { AttachmentGone, attachmentOf } from '#mails/attachment'
import { htmlOf, plainTextOf, writeLetter, type Letter } from '#mails/letter'
import { obstacleOf, presentOf } from '#outbox/current_mail'
import { loggedMessage } from '#text/logged_error'
import { safeMessage } from '#text/safe_message'
import { stopping } from '#process/stop_signal'
import { isPostgres } from '#sql/dialect'

type Fault = 'mail' | 'temporary' | 'server'

/** Codes of nodemailer for faults of a single mail. */
const OF_ONE_MAIL = ['EENVELOPE', 'EMESSAGE', 'ESTREAM']

const SENTENCES = {
  restricted: 'the data of the request is restricted',
  noAddress: 'the request has no address any more',
}

const ATTEMPTS = 8
/** A claimed mail is due again after this time, if its worker died. */
const CLAIM_TIME = { minutes: 2 }

/**
 * Delivers queued mails, oldest first, several at a time; runs when woken and every minute. After a
 * crash between sending and recording, a mail goes out again with the same Message-ID.
 */
export default class DeliverMails extends LoggedJob<Record<string, never>> {
  static options = { queue: 'mail', maxRetries: 0 }

  static async wake() {
    await this.dispatch({})
      .run()
      .catch((error) => logger.warn({ err: error }, 'mail lane not woken'))
  }

  async perform() {
    await Promise.all(Array.from({ length: mailsAtOnce }, () => this.#sendAll()))
    // This process stops, so the job is queued for another one.
    if (stopping.aborted) await DeliverMails.wake()
  }

  async #sendAll() {
    while (!stopping.aborted) {
      const mail = await this.#claim()
      if (!mail) return
      await this.#deliver(mail)
    }
  }

  /** The mail that is due longest; null if none is due or the server is unreachable. */
  async #claim(): Promise<MailMessage | null> {
    const now = sqlNow(db.connection())
    const dueMails = `from mail_log where state = 'queued' and held = false and next_try_at <= ?`
    const [anyDue] = await queryRows(db.connection(), `select id ${dueMails} limit 1`, [now])
    if (!anyDue || !(await MailHealth.mayTry())) return null
    // A mail that is being sent has no error; clearing it claims the mail.
    const [claimed] = await queryRows(
      db.connection(),
      `update mail_log set attempts = attempts + 1, error = null, next_try_at = ?
       where id = (select id ${dueMails} order by next_try_at, id limit 1 ${skipLocked()}) returning id`,
      [sqlNow(db.connection(), DateTime.utc().plus(CLAIM_TIME)), now]
    )
    return claimed ? MailMessage.find(claimed.id) : null
  }

  async #deliver(mail: MailMessage) {
    await mail.load('form')
    const obstacle = obstacleOf(mail)
    if (obstacle === 'outdated') return this.#drop(mail)
    if (obstacle) return this.#recordFailure(mail, new Error(SENTENCES[obstacle]), 'mail')
    mail.merge(presentOf(mail))
    const startedAt = DateTime.utc()
    let rendered: RenderedMail
    try {
      rendered = await renderMail(mail)
    } catch (error) {
      return this.#recordFailure(
        mail,
        error,
        error instanceof AttachmentGone ? 'mail' : 'temporary'
      )
    }
    try {
      await this.#send(mail, rendered)
    } catch (error) {
      const fault = faultOf(error)
      await this.#recordHealth(fault, error)
      return this.#recordFailure(mail, error, await this.#faultToBlame(fault, startedAt))
    }
    await MailHealth.recordSuccess()
    await this.#recordSent(mail, rendered.letter)
  }

  async #drop(mail: MailMessage) {
    const { formId, template } = mail
    await db.transaction(async (trx) => {
      const exists = formId && (await lockRequests(trx, [formId])) > 0
      await mail.useTransaction(trx).delete()
      if (exists)
        await FormLog.write(trx, null, [{ formId, type: 'mail-dropped', to: { template } }])
    })
  }

  async #recordHealth(fault: Fault, error: unknown) {
    const sentence = safeMessage(loggedMessage({ message: sentenceOf(error) }), 500)
    if (fault === 'server') await MailHealth.recordFailure(sentence, { connection: true })
    else await MailHealth.recordRefusal(sentence)
  }

  /** If other mails have got through meanwhile, the mail itself is at fault. */
  async #faultToBlame(fault: Fault, startedAt: DateTime): Promise<Fault> {
    const { lastOkAt } = await MailHealth.current()
    return fault === 'server' && lastOkAt && lastOkAt > startedAt ? 'temporary' : fault
  }

  async #recordFailure(mail: MailMessage, error: unknown, fault: Fault) {
    const { attempts } = mail
    mail.error = safeMessage(sentenceOf(error), 500)
    if (fault === 'server') {
      // While the server is unreachable, attempts do not count.
      mail.attempts = attempts - 1
      mail.nextTryAt = DateTime.utc().plus({ minutes: 1 })
    } else {
      mail.state = fault === 'mail' || attempts >= ATTEMPTS ? 'failed' : 'queued'
      mail.nextTryAt = DateTime.utc().plus({ minutes: 2 ** Math.min(attempts, 7) })
    }
    await db.transaction(async (trx) => {
      mail.merge(await wordsCleanedSince(mail, trx))
      await mail.useTransaction(trx).save()
    })
    logger.warn({ mail: mail.id, attempt: attempts, fault, err: mail.error }, 'mail not delivered')
  }

  async #recordSent(mail: MailMessage, letter: Letter) {
    await db.transaction(async (trx) => {
      // An erasure locks the request before the mail, and may have deleted both.
      const { formId } = mail
      const isAboutForm = formId !== null && (await lockRequests(trx, [formId])) > 0
      const { subject } = letter
      mail.merge({ state: 'sent', sentAt: DateTime.utc(), subject, error: null })
      mail.merge(await wordsCleanedSince(mail, trx))
      // The token of a reset link is not kept after sending.
      mail.params = { ...mail.params, token: undefined }
      await mail.useTransaction(trx).save()
      if (isAboutForm) {
        const { by: byId } = mail.params
        const by = byId ? await User.find(byId, { client: trx }) : null
        const to = { template: mail.template }
        await FormLog.write(trx, by, [{ formId, type: 'mail', to }])
      }
    })
  }

  async #send(mail: MailMessage, { letter, html, text, attachment }: RenderedMail) {
    await mailer.send(async (message) => {
      message.header(MAIL_NUMBER, String(mail.id))
      // RFC 3834: absence notes do not answer it.
      message.header('Auto-Submitted', 'auto-generated')
      message.to(mail.to).subject(letter.subject).html(html).text(text)
      // Equal for each attempt, so that mail servers drop duplicates.
      message.nodeMailerMessage.messageId = `<${mail.messageId}@${new URL(appUrl).hostname}>`
      if (attachment) message.attachData(attachment.bytes, { filename: attachment.file })
    })
  }
}

/** What an erasure has left of a mail since it was read. */
async function wordsCleanedSince({ id, $original }: MailMessage, trx: TransactionClientContract) {
  const row = await MailMessage.query({ client: trx }).where({ id }).forUpdate().first()
  if (!row || isDeepStrictEqual(row.params, $original.params)) return {}
  return { params: row.params, subject: row.subject, cleanedAt: row.cleanedAt && DateTime.utc() }
}

async function renderMail(mail: MailMessage) {
  const letter = await writeLetter(mail)
  const attachment = await attachmentOf(mail)
  return { letter, html: await htmlOf(letter), text: plainTextOf(letter), attachment }
}

type RenderedMail = Awaited<ReturnType<typeof renderMail>>

/** Gives two workers different mails; SQLite has only one writer. */
const skipLocked = () => (isPostgres() ? 'for update skip locked' : '')

/** By RFC 5321, 4.2.1: `mail` fails for good, `temporary` for now, `server` concerns all mails. */
function faultOf(error: unknown): Fault {
  const response = Number(factOf(error, 'responseCode') ?? 0)
  if (!OF_ONE_MAIL.includes(codeOf(error)) || response === 421) return 'server'
  const isOfMail = response >= 500 && /^(RCPT TO|DATA)/.test(String(factOf(error, 'command')))
  return isOfMail ? 'mail' : 'temporary'
}
