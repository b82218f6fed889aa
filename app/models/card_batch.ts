import db from '@adonisjs/lucid/services/db'
import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { CardBatchSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import { returned, sqlNow } from '#sql/bulk'
import CardBatchRow from '#models/card_batch_row'
import { printedRows, type Drawn } from '#models/card_batch/drawn_rows'
import { fateOf, rollBack, type Fate } from '#models/card_batch/rollback'
import { markPrinted } from '#models/card/print_mark'
import DocumentRun, { type CardList } from '#models/document_run'
import User from '#models/user'
import type { Actor } from '#shared/history'

type Standing = CardBatch['state'] | Exclude<DocumentRun['state'], 'done'>

/** The cards of a run never change; a document run makes its file. */
export default class CardBatch extends CardBatchSchema {
  declare state: 'open' | 'printed' | 'rolled_back'
  declare sort: 'company' | 'name' | null
  declare selection: CardList

  @belongsTo(() => DocumentRun, { foreignKey: 'runId' })
  declare run: BelongsTo<typeof DocumentRun>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'confirmedBy' })
  declare confirmer: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'rolledBackBy' })
  declare roller: BelongsTo<typeof User>

  @hasMany(() => CardBatchRow, { foreignKey: 'batchId' })
  declare rows: HasMany<typeof CardBatchRow>

  static visibleTo({ formTypes }: User) {
    const query = this.query().preload('run').preload('user')
    if (!formTypes) return query
    return query.whereNotExists(
      db
        .from('card_batch_rows')
        .join('forms', 'forms.id', 'card_batch_rows.form_id')
        .whereColumn('card_batch_rows.batch_id', 'card_batches.id')
        .whereNotIn('forms.type', formTypes)
    )
  }

  get standing(): Standing {
    const making = this.run && this.run.state !== 'done' ? this.run.state : null
    return this.state === 'open' ? (making ?? 'open') : this.state
  }

  get isReady() {
    const hasFile = this.run?.state === 'done' && this.run.fileKey !== null
    return hasFile && this.state !== 'rolled_back'
  }

  /** @throws Refusal `batchUnderWay`, `batchConfirmed` or `batchRolledBack` */
  async confirm(by: Actor | null): Promise<number> {
    if (['queued', 'running', 'failed'].includes(this.standing))
      throw new Refusal('batchUnderWay', {}, { status: 409 })
    const count = await this.#print(by)
    if (count !== null) return count
    await this.refresh()
    const why = this.state === 'printed' ? 'batchConfirmed' : 'batchRolledBack'
    throw new Refusal(why, {}, { status: 409 })
  }

  async printAtOnce() {
    if (this.atOnce) await this.#print(this.userId ? { id: this.userId } : null)
  }

  fate(): Promise<Fate> {
    return fateOf(this)
  }

  /** @throws Refusal `batchRolledBack` */
  rollBack(by: Actor): Promise<Fate> {
    return rollBack(this, by)
  }

  async #print(by: Actor | null): Promise<number | null> {
    return db.transaction(async (trx) => {
      // Guarded write first: only one of two people or workers confirms.
      const taken = await returned(
        trx,
        `update card_batches set state = 'printed', confirmed_by = ?, confirmed_at = ?
         where id = ? and state = 'open' returning id`,
        [by?.id ?? null, sqlNow(trx), this.id]
      )
      if (taken.length === 0) return null
      const drawn: Drawn[] = await printedRows(trx, this.id)
      const { layout, id: batchId, atOnce: onceAMinute } = this
      await markPrinted(trx, drawn, { layout, batchId, by, onceAMinute })
      return drawn.length
    })
  }
}
