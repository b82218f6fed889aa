import type { Data } from '@generated/data'
import type { Outcome } from '#print_runs/rows'
import type { Fate } from '#models/card_batch/rollback'
import type { batchRow } from '#transformers/card_batch_transformer'

export type { Fate, Outcome }

export type Batch = Data.CardBatch

export type ShownBatch = Data.CardBatch.Variants['forShow']

export type BatchRow = ReturnType<typeof batchRow>
