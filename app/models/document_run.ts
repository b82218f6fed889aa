import logger from '@adonisjs/core/services/logger'
import type { I18n } from '@adonisjs/i18n'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { retention } from '#config/retention'
import { DocumentRunSchema } from '#database/schema'
import { failures } from '#documents/child_program'
import { sqlNow, changedRows } from '#sql/bulk'
import type { FormSelection } from '#queries/request_selection'
import EditionClosing, { EDITION_CLOSED } from '#models/edition_closing'
import { editionIdsOf } from '#models/document_run/editions'
import { orderFailureLetters } from '#models/document_run/letters'
import type { ChargeFilter, LogScope } from '#meals/charges'
import User from '#models/user'
import { enqueueOrRefuse, failRun, openStates } from '#runs/open_runs'
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

type CardParams = {
  /** The print run. Stored rows have this name. */
  batchId: number
  cards: number
  cover: boolean
  told?: boolean
}

export type LogParams = {
  filter: ChargeFilter
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

  /** @throws Refusal `editionClosed`; `generic` if the queue refuses the run; then nothing is stored */
  static async order(
    kind: DocumentRun['kind'],
    by: Actor,
    params: ExportParams | LogParams
  ): Promise<DocumentRun> {
    const run = await db.transaction(async (trx) => {
      const values = { kind, params, userId: by.id, state: 'queued' as const }
      const created = await this.create(values, { client: trx })
      await created.refuseClosedEdition(trx)
      return created
    })
    await run.enqueue()
    return run
  }

  /** @throws Refusal `editionClosed` */
  async refuseClosedEdition(trx: TransactionClientContract) {
    await EditionClosing.refuseClosed(trx, await editionIdsOf(this, trx))
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

  /** Somebody was erased or restricted while it was made. */
  get mustStartAgain() {
    return this.state === 'running' && this.fileKey === null
  }

  get isAttachable() {
    return (this.fileSize ?? Infinity) <= ATTACHABLE
  }

  /** @returns false if another worker has the run, or if its edition is closed: then it has failed */
  async begin(fileKey: string, total: number): Promise<boolean> {
    const started = await db.transaction(async (trx) => {
      if (!(await EditionClosing.keepOpen(trx, await editionIdsOf(this, trx)))) {
        await this.fail(new Error(EDITION_CLOSED), trx)
        return 0
      }
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
  async fail(error: Error, client?: TransactionClientContract) {
    this.error = safeMessage(error.message)
    const failIn = async (trx: TransactionClientContract) => {
      if (await failRun('documents', this.id, this.error, trx)) await orderFailureLetters(this, trx)
    }
    await (client ? failIn(client) : db.transaction(failIn))
  }

  whyIn(i18n: I18n): string | null {
    if (this.error === EDITION_CLOSED) return i18n.t(`errors.${EDITION_CLOSED}`)
    const limit = failures.find((failure) => failure === this.error)
    return limit ? i18n.t(`messages.documentFailed.${limit}`) : safeMessage(this.error)
  }
}

const unfinishedRun = (id: number, client?: TransactionClientContract) =>
  DocumentRun.query({ client }).where({ id }).whereIn('state', openStates)
