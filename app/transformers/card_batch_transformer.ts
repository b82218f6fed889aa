import { BaseTransformer } from '@adonisjs/core/transformers'
import type { I18n } from '@adonisjs/i18n'
import type CardBatch from '#models/card_batch'
import { listWords } from '#models/card_batch/cover'
import { outcomeOf } from '#models/card_batch/rows'
import type CardBatchRow from '#models/card_batch_row'

/** A print run as pages receive it; its run and its people must be loaded. */
export default class CardBatchTransformer extends BaseTransformer<CardBatch> {
  constructor(
    resource: CardBatch,
    private i18n: I18n
  ) {
    super(resource)
  }

  toObject() {
    const batch = this.resource
    return {
      ...this.pick(batch, ['id', 'layout', 'sheet', 'sort', 'total', 'atOnce']),
      state: batch.standing,
      done: batch.run?.done ?? batch.total,
      what: listWords(this.i18n, batch.selection),
      user: batch.user?.name ?? null,
      createdAt: batch.createdAt.toISO()!,
    }
  }

  forShow() {
    const batch = this.resource
    return {
      ...this.toObject(),
      fileSize: batch.run?.fileSize ?? null,
      ready: batch.isReady,
      error: batch.standing === 'failed',
      confirmedAt: batch.confirmedAt?.toISO() ?? null,
      confirmedBy: batch.confirmer?.name ?? null,
      rolledBackAt: batch.rolledBackAt?.toISO() ?? null,
      rolledBackBy: batch.roller?.name ?? null,
    }
  }
}

/** A card of a run, and how often its person's cards were printed where that is known. */
export const batchRow = (row: CardBatchRow, batch: CardBatch, times = 0) => ({
  id: row.id,
  position: row.position,
  formId: row.formId,
  type: row.form.type,
  serial: row.card.serial,
  name: row.name,
  company: row.company,
  outcome: outcomeOf(row, batch),
  revokedFor: row.card.revokedFor,
  times,
})
