import type { Writable } from 'node:stream'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CardPrint } from '#exports/card_print'
import { FormsExport } from '#exports/forms_export'
import { RestaurantLogWorkbook } from '#exports/restaurant_log_workbook'
import type DocumentRun from '#models/document_run'

export interface QueuedDocument<Content = unknown> {
  extension: string
  fileName: string
  count(): Promise<number>
  /** Writes the file; may only read the database. @returns the content to keep, as plain JSON */
  write(file: Writable, onProgress: (done: number) => unknown): Promise<Content>
  /** Stores the content, in the transaction that completes the run. */
  keep?(content: Content, trx: TransactionClientContract): Promise<void>
  /** Called when the file is stored, for mails and log rows. May run twice. */
  finished(): Promise<void>
}

export function documentOf(run: DocumentRun): QueuedDocument {
  switch (run.kind) {
    case 'cards':
      return new CardPrint(run)
    case 'restaurant_log':
      return new RestaurantLogWorkbook(run)
    case 'forms_export':
      return new FormsExport(run)
  }
}
