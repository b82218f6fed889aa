import { CardPrint } from '#documents/card_print'
import { FormsExport } from '#documents/forms_export'
import type DocumentRun from '#models/document_run'

/** A document that is made in the queue. */
export interface QueuedDocument {
  extension: string
  /** Name that the person's computer gives the file. */
  fileName: string
  /** How many rows or cards it will hold. */
  count(): Promise<number>
  /**
   * Writes the file; called in a process that may only read the database.
   * @returns ids of the requests that are in it, where that is worth remembering
   */
  write(path: string, onProgress: (done: number) => unknown): Promise<number[]>
  /** What follows once the file is kept: mails, log rows. Must bear to run twice. */
  finished(ids: number[]): Promise<void>
}

/** The document that a run orders. */
export function documentOf(run: DocumentRun): QueuedDocument {
  return run.kind === 'cards' ? new CardPrint(run) : new FormsExport(run)
}
