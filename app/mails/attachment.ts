import { buffer } from 'node:stream/consumers'
import Pickup from '#models/pickup'
import { receiptPdf } from '#pickups/receipt'
import DocumentRun from '#models/document_run'
import type MailMessage from '#models/mail_message'
import { openRunFile } from '#sealing/run_files'

export type Attachment = { bytes: Buffer; file: string }

/** The file of a document run, or a receipt, drawn again. Null if there is none or its file is gone. */
export async function attachmentOf({ params, locale }: MailMessage): Promise<Attachment | null> {
  if (params.collective) {
    const pickup = await Pickup.find(params.collective)
    return pickup && receiptPdf(pickup.id, locale, 'collector')
  }
  const run = params.attach ? await DocumentRun.find(params.runId) : null
  if (!run?.hasFile) return null
  return { bytes: await buffer(await openRunFile(run, run.fileKey!)), file: run.fileName! }
}
