import type { ModelPaginatorContract } from '@adonisjs/lucid/types/model'
import { timesPrinted } from '#models/card/printing'
import type CardBatch from '#models/card_batch'
import CardBatchRow from '#models/card_batch_row'

/** So many rows are shown at once. */
const PER_PAGE = 100

/** What became of a card of a run. */
export type Outcome =
  'waiting' | 'leftOut' | 'freed' | 'printed' | 'reprinted' | 'stale' | 'collected' | 'dead'

const rowsOf = (batch: CardBatch) =>
  CardBatchRow.query()
    .where({ batchId: batch.id })
    .preload('card')
    .preload('form', (form) => form.select('id', 'type'))
    .orderBy('position')

/** A page of a run's rows, and how often each person's cards were printed so far. */
export async function rowPage(batch: CardBatch, page: number) {
  const found = (await rowsOf(batch).paginate(
    page,
    PER_PAGE
  )) as ModelPaginatorContract<CardBatchRow>
  const times = await timesPrinted(found.all().map(({ formId }) => formId))
  return { found, times }
}

/** The printed cards that died since, which lie in the box and must not be handed out: some, and how many. */
export async function deadRows(batch: CardBatch) {
  if (!batch.confirmedAt) return { rows: [], total: 0 }
  const found = await rowsOf(batch)
    .whereNotNull('printHash')
    .whereHas('card', (card) => card.where('state', 'revoked').whereNull('collectedAt'))
    .paginate(1, PER_PAGE)
  return { rows: found.all(), total: found.total }
}

/** What became of a row's card; it must be loaded, and the run's document, too. */
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
