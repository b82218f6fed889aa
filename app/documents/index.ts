import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CardPrint } from '#documents/card_print'
import { FormsExport } from '#documents/forms_export'
import { RestaurantLogWorkbook } from '#documents/restaurant_log_workbook'
import type DocumentRun from '#models/document_run'

/** A document that is made in the queue. */
export interface QueuedDocument<Content = any> {
  extension: string
  /** Name that the person's computer gives the file. */
  fileName: string
  /** How many rows or cards it will hold. */
  count(): Promise<number>
  /**
   * Writes the file; called in a process that may only read the database.
   * @returns what of its content is worth remembering, as plain JSON
   */
  write(path: string, onProgress: (done: number) => unknown): Promise<Content>
  /** Remembers the content, in the transaction that says that the file is there. */
  keep?(content: Content, trx: TransactionClientContract): Promise<void>
  /** What follows once the file is kept: mails, log rows. Must bear to run twice. */
  finished(): Promise<void>
}

/** The document that a run orders. */
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
