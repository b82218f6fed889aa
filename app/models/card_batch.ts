import db from '@adonisjs/lucid/services/db'
import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { CardBatchSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import { returned, sqlNow } from '#models/bulk'
import CardBatchRow from '#models/card_batch_row'
import { printedRows, type Drawn } from '#models/card_batch/drawing'
import { fateOf, rollBack, type Fate } from '#models/card_batch/rolling_back'
import { markPrinted } from '#models/card/printing'
import DocumentRun, { type CardList } from '#models/document_run'
import User from '#models/user'

/**
 * Cards that are printed together: which, in which order, and whether they were printed. What it
 * holds never changes once it is made; the file is made by its document run.
 */
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

  /** Those whose cards are all of form types that a user works with. */
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

  /** How it stands, its file included; the run must be loaded. */
  get standing() {
    const making = this.run && this.run.state !== 'done' ? this.run.state : null
    return this.state === 'open' ? (making ?? 'open') : this.state
  }

  /** Whether its file can be fetched; what was taken back must not be printed any more. */
  get isReady() {
    const isStanding = this.state !== 'rolled_back' && this.run?.state === 'done'
    return isStanding && this.run.fileKey !== null
  }

  /**
   * Notes that all of its cards were printed, once.
   * @throws Refusal `batchUnderWay`, `batchConfirmed` or `batchRolledBack`
   */
  async confirm(by: { id: number } | null): Promise<number> {
    if (['queued', 'running', 'failed'].includes(this.standing))
      throw new Refusal('batchUnderWay', {}, { status: 409 })
    const count = await this.#print(by)
    if (count !== null) return count
    await this.refresh()
    const why = this.state === 'printed' ? 'batchConfirmed' : 'batchRolledBack'
    throw new Refusal(why, {}, { status: 409 })
  }

  /** The same for one that counts as printed when it is made; again it changes nothing. */
  async printAtOnce() {
    if (this.atOnce) await this.#print(this.userId ? { id: this.userId } : null)
  }

  /** What rolling it back would do, and to how many. */
  fate(): Promise<Fate> {
    return fateOf(this)
  }

  /**
   * Takes it back: cards that were not printed may be printed again, printed ones that nobody
   * has yet die and are followed by new ones.
   * @throws Refusal `batchRolledBack`
   */
  rollBack(by: { id: number }): Promise<Fate> {
    return rollBack(this, by)
  }

  async #print(by: { id: number } | null): Promise<number | null> {
    return db.transaction(async (trx) => {
      // The guarded write comes first: of two people, or workers, one counts.
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
