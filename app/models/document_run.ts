import logger from '@adonisjs/core/services/logger'
import type { I18n } from '@adonisjs/i18n'
import i18nManager from '@adonisjs/i18n/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { retention } from '#config/retention'
import { DocumentRunSchema } from '#database/schema'
import { failures } from '#documents/child_program'
import { sqlNow, changedRows } from '#sql/bulk'
import type { FormSelection } from '#queries/request_selection'
import MailMessage from '#models/mail_message'
import type { LogFilter, LogScope } from '#meals/charges'
import User from '#models/user'
import { enqueueOrRefuse, failRun } from '#runs/open_runs'
import { keepSecret } from '#sealing/run_files'
import type { Actor } from '#shared/history'
import { safeMessage } from '#text/safe_message'
import { newSecret } from '#sealing/cipher'

/** `told`: the recipients were written to. `nightly`: nobody asked for it. */
export type ExportParams = {
  formType: string
  selection: FormSelection
  columns?: 'view' | 'all'
  fields?: string[]
  recipients: number[]
  nightly?: boolean
  told?: boolean
}
export type CardList = {
  /** A form type, `system`, or null for selected requests. */
  list: string | null
  search?: string
  only?: 'unprinted' | 'stale'
}

export type CardParams = {
  batchId: number
  cards: number
  cover: boolean
  told?: boolean
}

export type LogParams = {
  filter: LogFilter
  scope: LogScope
  recipients: number[]
  told?: boolean
}

type Params = { forms_export: ExportParams; cards: CardParams; restaurant_log: LogParams }

const ATTACHABLE = 3 * 1024 * 1024

export default class DocumentRun extends DocumentRunSchema {
  declare kind: 'forms_export' | 'cards' | 'restaurant_log'
  declare state: 'queued' | 'running' | 'done' | 'failed'
  declare params: ExportParams | CardParams | LogParams

  /** The kind of a run decides which parameters it has. */
  paramsOf<Kind extends keyof Params>(_kind: Kind): Params[Kind] {
    return this.$getAttribute('params')
  }

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** @throws Refusal `generic` if the queue refuses the run; then nothing is stored */
  static async order(
    kind: DocumentRun['kind'],
    by: Actor,
    params: ExportParams | LogParams
  ): Promise<DocumentRun> {
    const run = await this.create({ kind, params, userId: by.id, state: 'queued' })
    await run.enqueue()
    return run
  }

  /** `undo` removes what was stored with the run. @throws Refusal `generic` like `order` */
  enqueue(undo: () => unknown = () => {}) {
    return enqueueOrRefuse('documents', this.id, async () => {
      await undo()
      await this.delete()
    })
  }

  /** The failure of the user's latest run of this kind, if it was in the last day. */
  static async failureFor(user: User, kind: DocumentRun['kind'], i18n: I18n, formType?: string) {
    const lastRun = await this.query()
      .where({ userId: user.id, kind })
      .where('createdAt', '>', sqlNow(db.connection(), DateTime.utc().minus({ days: 1 })))
      .if(formType, (runs) => runs.whereRaw(`params ->> 'formType' = ?`, [formType!]))
      .orderBy('id', 'desc')
      .first()
    if (lastRun?.state !== 'failed') return null
    return { at: lastRun.createdAt.toISO()!, why: lastRun.whyIn(i18n) }
  }

  async announce() {
    if (this.kind !== 'cards' || this.params.told) return
    await db.transaction(async (trx) => {
      await this.#tell('cards', trx)
      this.params = { ...this.params, told: true }
      await this.useTransaction(trx).save()
    })
  }

  get isExpired() {
    return this.expiresAt !== null && this.expiresAt <= DateTime.utc()
  }

  get hasFile() {
    return this.fileKey !== null && !this.isExpired
  }

  static unexpired(now: DateTime = DateTime.utc()) {
    return this.query().where((open) => {
      open.whereNull('expiresAt').orWhere('expiresAt', '>', sqlNow(db.connection(), now))
    })
  }

  /**
   * Expires print runs with a card of these requests or of one that was deleted since, and all lists:
   * nobody knows which people are in them. Unfinished ones start from the beginning.
   */
  static async expireWith(requestIds: ChainableContract, trx: TransactionClientContract) {
    const cards = () => trx.from('card_batch_rows').whereColumn('batch_id', 'card_batches.id')
    const printed = trx
      .from('card_batches')
      .whereNotNull('run_id')
      .where((run) => {
        run.whereExists(cards().whereIn('form_id', requestIds))
        // Fewer rows than that: a request of the run was deleted.
        run.orWhere('total', '>', cards().count('*'))
      })
      .select('run_id')
    const naming = (...states: DocumentRun['state'][]) =>
      this.query({ client: trx })
        .whereIn('state', states)
        .where((made) => made.whereNot('kind', 'cards').orWhereIn('id', printed))
    await naming('done').update({ expiresAt: sqlNow(trx, DateTime.utc().minus({ minutes: 1 })) })
    // This also keeps queued runs from beginning before the commit.
    await naming('queued', 'running').update({ fileKey: null })
  }

  /** Somebody was erased or restricted while it was made. */
  get isOutdated() {
    return this.state === 'running' && this.fileKey === null
  }

  /** Takes the links of lists from a user who may no longer see all that they say. */
  static async withdrawFrom(user: { id: number }, trx: TransactionClientContract) {
    const lists = await this.query({ client: trx }).where('state', 'done').whereNot('kind', 'cards')
    for (const list of lists) {
      const { params } = list
      if (!('recipients' in params) || !params.recipients.includes(user.id)) continue
      const recipients = params.recipients.filter((id) => id !== user.id)
      await list.merge({ params: { ...params, recipients } }).save()
    }
  }

  get isAttachable() {
    return (this.fileSize ?? Infinity) <= ATTACHABLE
  }

  /** Orders the mails with the document or its link, once. */
  async deliver(letterTo: (user: User) => { template: string; attach: boolean; params?: object }) {
    const { params } = this
    if (!('recipients' in params) || params.told) return
    const users = await User.query()
      .whereIn('id', params.recipients)
      .where('active', true)
      .orderBy('id')
    const mails = users.map((user) => {
      const { template, attach, params: details } = letterTo(user)
      return {
        template: attach ? `${template}_attached` : template,
        to: user.email,
        locale: user.locale,
        params: { runId: this.id, name: user.name, rows: this.total, attach, ...details },
      }
    })
    await db.transaction(async (trx) => {
      await MailMessage.order(mails, trx)
      this.params = { ...params, told: true }
      await this.useTransaction(trx).save()
    })
  }

  /** @returns false if another worker has the run */
  async begin(fileKey: string, total: number): Promise<boolean> {
    const started = await db.transaction(async (trx) => {
      const secret = await keepSecret(trx, fileKey, newSecret())
      const columns = { state: 'running', fileKey, total, ...secret }
      return unfinishedRun(this.id, trx).update(columns)
    })
    await this.refresh()
    return changedRows(started) === 1
  }

  async progress(done: number) {
    await unfinishedRun(this.id)
      .update({ done })
      .exec()
      // The file does not depend on it, and the next progress follows soon.
      .catch((error) => logger.warn({ err: error, run: this.id }, 'progress not written'))
  }

  async handBack() {
    await unfinishedRun(this.id).update({ state: 'queued', done: 0, beginnings: 0 })
  }

  /** @returns whether the run was still making this file */
  async complete(
    fileKey: string,
    file: { fileName: string; fileSize: number },
    trx: TransactionClientContract
  ): Promise<boolean> {
    const now = DateTime.utc()
    const completed = await unfinishedRun(this.id, trx)
      .where({ fileKey })
      .update({
        ...file,
        state: 'done',
        done: this.total,
        finishedAt: sqlNow(trx, now),
        expiresAt: sqlNow(trx, now.plus({ days: retention.exportDays })),
      })
    return changedRows(completed) === 1
  }

  /** Only the first failure sends mails. */
  async fail(error: Error) {
    this.error = safeMessage(error.message)
    await db.transaction(async (trx) => {
      if (await failRun('documents', this.id, this.error, trx))
        await this.#tell(`${this.kind}_failed`, trx)
    })
  }

  whyIn(i18n: I18n): string | null {
    const limit = failures.find((failure) => failure === this.error)
    return limit ? i18n.t(`messages.documentFailed.${limit}`) : safeMessage(this.error)
  }

  /** Removes the search too, because it may be a name. The file must be deleted before. */
  async forget() {
    const { params } = this
    if ('selection' in params) params.selection = { types: params.selection.types }
    if ('filter' in params) params.filter = {}
    this.fileKey = null
    this.sealed = null
    this.keyId = null
    this.params = { ...params }
    await this.save()
  }

  async #tell(template: string, client: TransactionClientContract) {
    const params = this.params
    const recipientIds = 'recipients' in params ? params.recipients : [this.userId!]
    const users = await User.query({ client })
      .whereIn('id', recipientIds)
      .where('active', true)
      .orderBy('id')
    await MailMessage.order(
      users.map(({ email, locale, name }) => ({
        template,
        to: email,
        locale,
        params: {
          runId: this.id,
          name,
          why: this.whyIn(i18nManager.locale(locale)),
          ...detailsFor(params, i18nManager.locale(locale)),
        },
      })),
      client
    )
  }
}

function detailsFor(params: DocumentRun['params'], i18n: I18n) {
  if ('formType' in params) {
    const { formType } = params
    return { formType, list: i18n.t(`forms.${formType}.title`) }
  }
  return 'batchId' in params ? { batchId: params.batchId, cards: params.cards } : {}
}

const unfinishedRun = (id: number, client?: TransactionClientContract) =>
  DocumentRun.query({ client }).where({ id }).whereIn('state', ['queued', 'running'])
