import { buffer } from 'node:stream/consumers'
import Pickup from '#models/pickup'
import { receiptPdf } from '#pickups/receipt'
import DocumentRun from '#models/document_run'
import type MailMessage from '#models/mail_message'
import User from '#models/user'
import { openRunFile } from '#sealing/run_files'

export class AttachmentGone extends Error {
  constructor() {
    super('the attached list is gone, or its recipient may no longer get it')
  }
}

type Attachment = { bytes: Buffer; file: string }

/** The file of a document run, or a receipt, drawn again. Null if there is none. @throws AttachmentGone */
export async function attachmentOf({
  params,
  to,
  locale,
}: MailMessage): Promise<Attachment | null> {
  if (params.collective) {
    const pickup = await Pickup.find(params.collective)
    return pickup && receiptPdf(pickup.id, locale, 'collector')
  }
  if (!params.attach) return null
  const run = await DocumentRun.find(params.runId)
  if (!run?.hasFile || !(await isFor(run, to))) throw new AttachmentGone()
  return { bytes: await buffer(await openRunFile(run, run.fileKey!)), file: run.fileName! }
}

/** The rights of a recipient may have ended since the mail was ordered. */
async function isFor({ params }: DocumentRun, email: string): Promise<boolean> {
  if (!('recipients' in params)) return true
  const user = await User.findBy({ email, active: true })
  return user !== null && params.recipients.includes(user.id)
}
