import i18nManager from '@adonisjs/i18n/services/main'
import db from '@adonisjs/lucid/services/db'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DocumentRunSchema } from '#database/schema'
import { sqlNow } from '#models/bulk'
import MailMessage from '#models/mail_message'
import User from '#models/user'

/** Which forms a document is about: chosen ones, or all that a list's filter shows. */
export type FormSelection = {
  types: string[]
  ids?: number[]
  search?: string
  state?: string
  category?: string
  tournamentId?: number
  /** Answers by the name of their question, as `app/form_types/facets` knows them. */
  filters?: Record<string, string>
  /** Whose it is, by id; or nobody's. */
  assigned?: number | 'none'
  /** What is open between the applicant and the office. */
  open?: 'asked' | 'corrected'
  /** A place held for a guest who is not known yet. */
  reserved?: boolean
  /** Whom the people come for. */
  outlet?: string
}

export type ExportParams = {
  formType: string
  selection: FormSelection
  /** Only the columns of the list on the screen, or all. */
  columns?: 'view' | 'all'
  /** Of the list's columns those that were shown; all of them where it is not said. */
  fields?: string[]
  recipients: number[]
  /** Set once its mail is ordered. */
  told?: boolean
}
export type CardParams = {
  ids: number[]
  layout: string
  sheet: string
  print: boolean
  /** Requests whose card was drawn; set when the file is made. */
  included?: number[]
  /** Set once the histories know of the print. */
  logged?: boolean
  /** Set once its mail is ordered. */
  told?: boolean
}

/** A document that takes a while: its order, its progress and its file. */
export default class DocumentRun extends DocumentRunSchema {
  declare kind: 'forms_export' | 'cards'
  declare state: 'queued' | 'running' | 'done' | 'failed'
  declare params: ExportParams | CardParams

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Tells that the cards of a print run can be fetched, once. A list's own mail carries it. */
  async announce() {
    if (this.kind !== 'cards' || this.params.told) return
    await db.transaction(async (trx) => {
      await this.#tell('cards', trx)
      this.params = { ...this.params, told: true }
      await this.useTransaction(trx).save()
    })
  }

  /** Ends without a document, and tells who waits for it; giving up twice tells nobody twice. */
  async fail(error: Error) {
    await db.transaction(async (trx) => {
      const ended = await DocumentRun.query({ client: trx })
        .where('id', this.id)
        .whereNotIn('state', ['done', 'failed'])
        .update({
          state: 'failed',
          error: error.message.slice(0, 500),
          finishedAt: sqlNow(trx),
        })
      if (Number(ended[0] ?? ended) === 1) await this.#tell(`${this.kind}_failed`, trx)
    })
  }

  async #tell(template: string, client: TransactionClientContract) {
    const params = this.params
    const waiting = 'recipients' in params ? params.recipients : [this.userId!]
    const users = await User.query({ client }).whereIn('id', waiting).where('active', true)
    await MailMessage.order(
      users.map(({ email, locale, name }) => ({
        template,
        to: email,
        locale,
        params: {
          runId: this.id,
          name,
          ...('formType' in params
            ? {
                formType: params.formType,
                list: i18nManager.locale(locale).t(`forms.${params.formType}.title`),
              }
            : { cards: params.included?.length ?? params.ids.length }),
        },
      })),
      client
    )
  }
}
