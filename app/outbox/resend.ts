import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#exceptions/refusal'
import { chunks, sqlNow, changedRows } from '#sql/bulk'
import { emitAfterCommit } from '#sql/after_commit'
import DocumentRun from '#models/document_run'
import GuestLink from '#models/guest_link'
import LateLink from '#models/late_link'
import { recordChange } from '#sql/history'
import MailHealth from '#models/mail_health'
import { ABOUT_REQUEST, currentAddressOf, obstacleOf } from '#outbox/current_mail'
import { undeliveredMails, type MailFilter } from '#outbox/mail_log'
import MailMessage from '#models/mail_message'
import type User from '#models/user'
import type { Actor } from '#shared/history'

const WITH_FILE = ['export', 'export_attached', 'restaurant_log', 'restaurant_log_attached']

const CHUNK = 500

/** The request of the mail must be loaded. Returns the address. @throws Refusal `mail.*` (`whyNotNow`) */
export async function resendMail(mail: MailMessage, by: Actor) {
  const reason = await whyNotNow(mail)
  if (reason) throw new Refusal(reason, {}, { status: 409 })
  const { template, locale, params, formId, batchId } = mail
  const to = await currentAddressOf(mail)
  await db.transaction(async (trx) => {
    if (mail.state === 'failed') await queueAgain(trx, [mail])
    else
      await MailMessage.order(trx, [{ template, to, locale, formId, params }], {
        bulkChangeId: batchId,
      })
    await recordChange(trx, mail, 'ran', by, { from: null, to: { resent: to } })
  })
  return to
}

/** @returns how many were queued; the others are counted by the key of their reason */
export async function resendUndelivered(filter: MailFilter, by: User) {
  const leftOut: Record<string, number> = {}
  const count = await db.transaction(async (trx) => {
    const undelivered = await undeliveredMails(filter, by, trx).select('id').orderBy('id')
    let queued = 0
    for (const chunk of chunks(undelivered, CHUNK)) {
      const ids = chunk.map(({ id }) => id)
      const mails = await MailMessage.query({ client: trx }).whereIn('id', ids).preload('form')
      const resendable: MailMessage[] = []
      for (const mail of mails) {
        const reason = await whyNotResendable(mail, trx)
        if (reason) leftOut[reason] = (leftOut[reason] ?? 0) + 1
        else resendable.push(mail)
      }
      queued += await queueAgain(trx, resendable)
    }
    await MailHealth.endPause(trx)
    const line = new MailMessage().merge({ template: 'undelivered', to: '*' })
    const to = { resent: queued, ...withoutSearch(filter) }
    await recordChange(trx, line, 'ran', by, { from: null, to })
    return queued
  })
  return { count, leftOut }
}

async function queueAgain(trx: TransactionClientContract, mails: MailMessage[]) {
  let count = 0
  const addresses = new Map<MailMessage, string>()
  for (const mail of mails) addresses.set(mail, await currentAddressOf(mail, trx))
  const byNewAddress = Map.groupBy(mails, (mail) => {
    const address = addresses.get(mail)!
    return address === mail.to ? null : address
  })
  for (const [to, group] of byNewAddress) {
    const rows = await trx
      .from('mail_log')
      .whereIn(
        'id',
        group.map(({ id }) => id)
      )
      .where((stopped) => stopped.where('state', 'failed').orWhereNotNull('error'))
      .update({
        state: 'queued',
        attempts: 0,
        error: null,
        next_try_at: sqlNow(trx),
        ...(to && { to }),
      })
    count += changedRows(rows)
  }
  emitAfterCommit(trx, 'mails:ordered')
  return count
}

/** @returns the key of the reason; null if it can be sent */
export async function whyNotNow(mail: MailMessage): Promise<string | null> {
  return mail.state === 'queued' ? 'mail.queued' : whyNotResendable(mail)
}

async function whyNotResendable(
  mail: MailMessage,
  client?: TransactionClientContract
): Promise<string | null> {
  const { template, form, params } = mail
  if (template === 'password_reset' || isUsedInvitation(mail)) return 'mail.secret'
  if (params.link) {
    if (form?.isRestricted) return 'mail.restricted'
    const link = template === 'guest_link' ? await GuestLink.find(params.link, { client }) : null
    return link?.state === 'open' ? null : 'mail.linkOver'
  }
  if (params.late) {
    const late = await LateLink.find(params.late, { client })
    return late?.state === 'open' ? null : 'mail.linkOver'
  }
  if (params.runId && WITH_FILE.includes(template)) {
    const run = await DocumentRun.find(params.runId, { client })
    return run?.hasFile ? null : 'mail.fileGone'
  }
  if (!ABOUT_REQUEST.includes(template)) return null
  if (!form) return 'mail.requestGone'
  const isWithdrawn = form.withdrawnAt !== null
  if (isWithdrawn !== (template === 'withdrawn')) return 'mail.outdated'
  const obstacle = obstacleOf(mail)
  return obstacle && `mail.${obstacle}`
}

/** A mail that was sent keeps no token. */
const isUsedInvitation = ({ template, params }: MailMessage) =>
  template === 'invitation' && !params.token

/** What was searched for may be a person's address, which an erasure would not find in the history. */
const withoutSearch = ({ search: _search, ...filter }: MailFilter) => filter
