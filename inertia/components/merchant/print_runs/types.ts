import type { Data } from '@generated/data'
import type { RollbackCounts } from '#models/card_batch/rollback'
import type { printRunRow } from '#transformers/card_batch_transformer'

export type { RollbackCounts }

export type PrintRun = Data.CardBatch

export type ShownPrintRun = Data.CardBatch.Variants['forShow']

export type PrintRunRow = ReturnType<typeof printRunRow>
