import drive from '@adonisjs/drive/services/main'
import Collective from '#models/collective'
import { receiptPdf } from '#models/collective/receipt'
import DocumentRun from '#models/document_run'
import type MailMessage from '#models/mail_message'

/** A file that goes with a mail. */
export type Enclosure = { bytes: Buffer; file: string }

/**
 * What goes with a mail: the file of its document run, or a receipt, which is drawn from its list
 * each time, so that it cannot be lost. Null where nothing goes with it, or it is gone.
 */
export async function enclosedIn({ params, locale }: MailMessage): Promise<Enclosure | null> {
  if (params.collective) {
    const collective = await Collective.find(params.collective)
    return collective && receiptPdf(collective.id, locale)
  }
  const run = params.attach ? await DocumentRun.find(params.runId) : null
  if (!run?.fileKey) return null
  return { bytes: Buffer.from(await drive.use().getBytes(run.fileKey)), file: run.fileName! }
}
