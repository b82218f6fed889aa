import db from '@adonisjs/lucid/services/db'
import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { CardBatchSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import { queryRows, sqlNow } from '#sql/bulk'
import PrintRunRow from '#models/print_run_row'
import { printedRows } from '#models/print_run/drawn_rows'
import { countRollback, rollBack, type RollbackCounts } from '#models/print_run/rollback'
import { whereAdult } from '#models/form/minors'
import { markPrinted } from '#models/card/print_mark'
import DocumentRun from '#models/document_run'
import User from '#models/user'
import type { Actor } from '#shared/history'
import type { SheetKind } from '#documents/card_sheet'
import type { CardLayout } from '#shared/choices'
import { openStates } from '#runs/open_runs'

export type CardList = {
  /** A form type, `system`, or null for selected requests. */
  list: string | null
  search?: string
  only?: 'unprinted' | 'stale'
}

type Stage = PrintRun['state'] | Exclude<DocumentRun['state'], 'done'>

/** A print run. Its cards never change; a document run makes its file. */
export default class PrintRun extends CardBatchSchema {
  static table = 'card_batches'

  declare state: 'open' | 'printed' | 'rolled_back'
  declare layout: CardLayout
  declare sheet: SheetKind
  declare sort: 'company' | 'name' | null
  declare selection: CardList

  @belongsTo(() => DocumentRun, { foreignKey: 'runId' })
  declare run: BelongsTo<typeof DocumentRun>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'confirmedBy' })
  declare confirmer: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'rolledBackBy' })
  declare rollbackUser: BelongsTo<typeof User>

  @hasMany(() => PrintRunRow, { foreignKey: 'batchId' })
  declare rows: HasMany<typeof PrintRunRow>

  /** Only runs all of whose cards the user may see. */
  static visibleTo({ formTypes, seesMinors }: User) {
    const query = this.query().preload('run').preload('user')
    if (!formTypes && seesMinors) return query
    return query.whereNotExists(
      db
        .from('card_batch_rows')
        .join('forms', 'forms.id', 'card_batch_rows.form_id')
        .whereColumn('card_batch_rows.batch_id', 'card_batches.id')
        .whereNot((seen) => {
          if (formTypes) seen.whereIn('forms.type', formTypes)
          if (!seesMinors) whereAdult(seen)
        })
    )
  }

  /** The state; of an open print run, the state of its document run until that is done. */
  get stage(): Stage {
    if (this.state !== 'open' || !this.run || this.run.state === 'done') return this.state
    return this.run.state
  }

  get isReady() {
    return this.run?.state === 'done' && this.run.hasFile && this.state !== 'rolled_back'
  }

  /** @throws Refusal `printRunUnderWay`, `printRunConfirmed` or `printRunRolledBack` */
  async confirm(by: Actor | null): Promise<number> {
    if ([...openStates, 'failed'].includes(this.stage))
      throw new Refusal('printRunUnderWay', {}, { status: 409 })
    const count = await this.#print(by)
    if (count !== null) return count
    await this.refresh()
    const reason = this.state === 'printed' ? 'printRunConfirmed' : 'printRunRolledBack'
    throw new Refusal(reason, {}, { status: 409 })
  }

  async printAtOnce() {
    if (this.atOnce) await this.#print(this.userId ? { id: this.userId } : null)
  }

  rollbackCounts(): Promise<RollbackCounts> {
    return countRollback(this)
  }

  /** @throws Refusal `printRunRolledBack` */
  rollBack(by: Actor): Promise<RollbackCounts> {
    return rollBack(this, by)
  }

  async #print(by: Actor | null): Promise<number | null> {
    return db.transaction(async (trx) => {
      // The guarded write comes first, so only one of two people or workers confirms.
      const confirmed = await queryRows(
        trx,
        `update card_batches set state = 'printed', confirmed_by = ?, confirmed_at = ?
         where id = ? and state = 'open' returning id`,
        [by?.id ?? null, sqlNow(trx), this.id]
      )
      if (confirmed.length === 0) return null
      const printed = await printedRows(trx, this.id)
      const { layout, id: printRunId, atOnce: onceAMinute } = this
      const drawnAt = (await DocumentRun.find(this.runId, { client: trx }))?.finishedAt
      await markPrinted(trx, printed, { layout, printRunId, by, onceAMinute, drawnAt })
      return printed.length
    })
  }
}
