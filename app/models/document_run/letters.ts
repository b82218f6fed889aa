import type { I18n } from '@adonisjs/i18n'
import i18nManager from '@adonisjs/i18n/services/main'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type DocumentRun from '#models/document_run'
import MailMessage, { type MailParams } from '#models/mail_message'
import User from '#models/user'

type Letter = { template: string; params: MailParams }

type LetterIn = (i18n: I18n) => Letter

/** Orders the mails about a finished run, once. */
export async function orderLetters(run: DocumentRun, letterIn: LetterIn) {
  await db.transaction((trx) =>
    run.useTransaction(trx).lockForUpdate(async (current) => {
      if (current.params.told) return
      await orderMails(current, letterIn, trx)
      await current.merge({ params: { ...current.params, told: true } }).save()
    })
  )
}

export const orderFailureLetters = (run: DocumentRun, trx: TransactionClientContract) =>
  orderMails(
    run,
    (i18n) => ({
      template: `${run.kind}_failed`,
      params: { why: run.whyIn(i18n), ...subjectOf(run, i18n) },
    }),
    trx
  )

export const fileLetter = (template: string, params: { attach: boolean } & MailParams): Letter => ({
  template: params.attach ? `${template}_attached` : template,
  params,
})

async function orderMails(run: DocumentRun, letterIn: LetterIn, trx: TransactionClientContract) {
  const { params } = run
  const users = await User.query({ client: trx })
    .whereIn('id', 'recipients' in params ? params.recipients : [run.userId!])
    .where('active', true)
    .orderBy('id')
  const mails = users.map(({ email: to, locale, name }) => {
    const { template, params: details } = letterIn(i18nManager.locale(locale))
    return { template, to, locale, params: { runId: run.id, name, ...details } }
  })
  await MailMessage.order(trx, mails)
}

function subjectOf({ params }: DocumentRun, i18n: I18n): MailParams {
  if ('formType' in params) {
    const { formType } = params
    return { formType, list: i18n.t(`forms.${formType}.title`) }
  }
  return 'batchId' in params ? { batchId: params.batchId, cards: params.cards } : {}
}
