import logger from '@adonisjs/core/services/logger'
import i18nManager from '@adonisjs/i18n/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { retention } from '#config/retention'
import { DocumentRunSchema } from '#database/schema'
import DeliverMails from '#jobs/deliver_mails'
import { sqlNow } from '#models/bulk'
import MailMessage from '#models/mail_message'
import type { LogFilter, LogScope } from '#models/restaurant_log/charges'
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
  /** Only of the active editions. */
  active?: boolean
  /** How their living cards stand. */
  card?: CardStanding
  photo?: boolean
}

/** What is asked of a living card: printed, handed out, saying something old, with a chip. */
export type CardStanding = Partial<Record<'printed' | 'collected' | 'stale' | 'rfid', boolean>>

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
/** What somebody chose to print, for people to read: a list as it was narrowed, or people one by one. */
export type CardList = {
  /** A form type, `system`, or null for chosen ones. */
  list: string | null
  /** The words that the list was searched by. */
  search?: string
  /** Which cards of the list, where not all. */
  only?: 'unprinted' | 'stale'
}

export type CardParams = {
  batchId: number
  /** How many cards: those ordered, and once the file is made those that are in it. */
  cards: number
  /** Begins with a sheet that says what the run is. */
  cover: boolean
  /** Set once its mail is ordered. */
  told?: boolean
}

/** Which charges of the restaurants a list holds: those that were asked for, of those one may see. */
export type LogParams = {
  filter: LogFilter
  scope: LogScope
  recipients: number[]
  /** Set once its mail is ordered. */
  told?: boolean
}

// Larger files are not attached to a mail.
const ATTACHABLE = 3 * 1024 * 1024

/** A document that takes a while: its order, its progress and its file. */
export default class DocumentRun extends DocumentRunSchema {
  declare kind: 'forms_export' | 'cards' | 'restaurant_log'
  declare state: 'queued' | 'running' | 'done' | 'failed'
  declare params: ExportParams | CardParams | LogParams

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

  /** Whether its file is small enough for a mail. */
  get isAttachable() {
    return (this.fileSize ?? Infinity) <= ATTACHABLE
  }

  /** Writes to those whom a list goes to; a run that is finished twice has told them already. */
  async deliver(letterTo: (user: User) => { template: string; attach: boolean; params?: object }) {
    const list = this.params as ExportParams | LogParams
    if (list.told) return
    const users = await User.query().whereIn('id', list.recipients).where('active', true)
    await MailMessage.order(
      users.map((user) => {
        const { template, attach, params } = letterTo(user)
        return {
          template: attach ? `${template}_attached` : template,
          to: user.email,
          locale: user.locale,
          params: { runId: this.id, name: user.name, rows: this.total, attach, ...params },
        }
      })
    )
    this.params = { ...list, told: true }
    await this.save()
    await DeliverMails.wake()
  }

  /** Is worked on from now by whoever makes the file of this key. @returns whether it is still to be made */
  async begin(fileKey: string, total: number): Promise<boolean> {
    const begun = await underWay(this.id).update({ state: 'running', fileKey, total })
    await this.refresh()
    return once(begun)
  }

  /** Tells those who wait how far it is. */
  async progress(done: number) {
    await underWay(this.id)
      .update({ done })
      .exec()
      // The next one says it better, and the file is not worse for it.
      .catch((error) => logger.warn({ err: error, run: this.id }, 'progress not written'))
  }

  /** Ends with its file, for so long as files are kept. @returns whether it was still this file's */
  async complete(
    fileKey: string,
    file: { fileName: string; fileSize: number },
    trx: TransactionClientContract
  ): Promise<boolean> {
    const now = DateTime.utc()
    const ended = await underWay(this.id, trx)
      .where({ fileKey })
      .update({
        ...file,
        state: 'done',
        done: this.total,
        finishedAt: sqlNow(trx, now),
        expiresAt: sqlNow(trx, now.plus({ days: retention.exportDays })),
      })
    return once(ended)
  }

  /** Ends without a document, and tells who waits for it; giving up twice tells nobody twice. */
  async fail(error: Error) {
    await db.transaction(async (trx) => {
      const ended = await underWay(this.id, trx).update({
        state: 'failed',
        error: error.message.slice(0, 500),
        finishedAt: sqlNow(trx),
      })
      if (once(ended)) await this.#tell(`${this.kind}_failed`, trx)
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
            : 'batchId' in params && { batchId: params.batchId, cards: params.cards }),
        },
      })),
      client
    )
  }
}

const underWay = (id: number, client?: TransactionClientContract) =>
  DocumentRun.query({ client }).where({ id }).whereIn('state', ['queued', 'running'])

/** Whether a guarded update changed its row; the two drivers count differently. */
const once = (changed: any) => Number(changed[0] ?? changed) === 1
