import type { ModelPaginatorContract } from '@adonisjs/lucid/types/model'
import { timesPrinted } from '#models/card/print_mark'
import type CardBatch from '#models/card_batch'
import CardBatchRow from '#models/card_batch_row'

const PER_PAGE = 100

export type Outcome =
  'waiting' | 'leftOut' | 'freed' | 'printed' | 'reprinted' | 'stale' | 'collected' | 'dead'

const rowsOf = (batch: CardBatch) =>
  CardBatchRow.query()
    .where({ batchId: batch.id })
    .preload('card')
    .preload('form', (form) => form.select('id', 'type'))
    .orderBy('position')

export async function rowPage(batch: CardBatch, page: number) {
  const found = (await rowsOf(batch).paginate(
    page,
    PER_PAGE
  )) as ModelPaginatorContract<CardBatchRow>
  const times = await timesPrinted(found.all().map(({ formId }) => formId))
  return { found, times }
}

/** Revoked cards that lie in the box and must not be handed out. */
export async function deadRows(batch: CardBatch) {
  if (!batch.confirmedAt) return { rows: [], total: 0 }
  const found = await rowsOf(batch)
    .whereNotNull('printHash')
    .whereHas('card', (card) => card.where('state', 'revoked').whereNull('collectedAt'))
    .paginate(1, PER_PAGE)
  return { rows: found.all(), total: found.total }
}

/** Needs the card, and the run's document. */
export function outcomeOf({ card, printHash }: CardBatchRow, batch: CardBatch): Outcome {
  const isMade = ['open', 'printed', 'rolled_back'].includes(batch.standing)
  if (card.state === 'revoked') return printHash || !isMade ? 'dead' : 'leftOut'
  if (batch.state === 'open') return isMade && !printHash ? 'leftOut' : 'waiting'
  if (!batch.confirmedAt) return 'freed'
  if (!printHash) return 'leftOut'
  if (card.collectedAt) return 'collected'
  if (card.batchId !== batch.id) return 'reprinted'
  return card.stale ? 'stale' : 'printed'
}
