import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#exceptions/refusal'
import FormLog from '#models/form_log'
import type Form from '#models/form'
import { expireRunsWith } from '#models/document_run/expiry'
import { mailAbout } from '#models/form/correspondence'
import MailMessage from '#models/mail_message'
import { Person } from '#people/person'
import type { Actor } from '#shared/history'
import { sqlNow } from '#sql/bulk'

/**
 * From now on the data of a person, named by one of the requests, is only kept (GDPR article 18; decision 59).
 * @throws E_ROW_NOT_FOUND; Refusal `restrictedAlready`
 */
export async function restrictPerson(id: number, { by, reason }: { by: Actor; reason: string }) {
  await db.transaction(async (trx) => {
    const { forms } = await Person.of(id, trx)
    const open = forms.filter(({ isRestricted }) => !isRestricted)
    if (open.length === 0) throw new Refusal('restrictedAlready', {}, { status: 409 })
    const ids = open.map((form) => form.id)
    await expireRunsWith(trx, trx.from('forms').whereIn('id', ids).select('id'))
    await mark(trx, open, { type: 'restricted', restrictedAt: sqlNow(trx), by, words: { reason } })
  })
}

/**
 * Ends the restriction and tells the person why, which the law asks for before data is used again.
 * @throws E_ROW_NOT_FOUND; Refusal `notRestricted`
 */
export async function liftRestriction(id: number, { by, message }: { by: Actor; message: string }) {
  await db.transaction(async (trx) => {
    const { forms } = await Person.of(id, trx)
    const restricted = forms.filter(({ isRestricted }) => isRestricted)
    const [newest] = restricted
    if (!newest) throw new Refusal('notRestricted', {}, { status: 409 })
    await mark(trx, restricted, {
      type: 'unrestricted',
      restrictedAt: null,
      by,
      words: { message },
    })
    await MailMessage.order(trx, mailAbout(newest, 'rights', { message }))
  })
}

type Marking = {
  type: 'restricted' | 'unrestricted'
  restrictedAt: string | Date | null
  by: Actor
  words: { reason: string } | { message: string }
}

/** The new version ends edits that are under way and keeps later undoings off. */
async function mark(
  trx: TransactionClientContract,
  forms: Form[],
  { type, restrictedAt, by, words }: Marking
) {
  const ids = forms.map(({ id }) => id)
  await trx
    .from('forms')
    .whereIn('id', ids)
    .update({
      restricted_at: restrictedAt,
      version: trx.raw('version + 1'),
      updated_at: sqlNow(trx),
    })
  await FormLog.write(
    trx,
    by,
    ids.map((formId) => ({ formId, type, to: words }))
  )
}
