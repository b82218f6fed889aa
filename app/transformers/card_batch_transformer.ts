import { BaseTransformer } from '@adonisjs/core/transformers'
import type { I18n } from '@adonisjs/i18n'
import type CardBatch from '#models/card_batch'
import { listWords } from '#print_runs/cover'
import { outcomeOf } from '#print_runs/rows'
import type CardBatchRow from '#models/card_batch_row'
import { nameOf } from '#text/name_of'

/** Its run and its people must be loaded. */
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
      user: nameOf(batch.user),
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
      why: batch.standing === 'failed' ? batch.run.whyIn(this.i18n) : null,
      confirmedAt: batch.confirmedAt?.toISO() ?? null,
      confirmedBy: nameOf(batch.confirmer),
      rolledBackAt: batch.rolledBackAt?.toISO() ?? null,
      rolledBackBy: nameOf(batch.roller),
    }
  }
}

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
