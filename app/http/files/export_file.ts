import type { HttpContext } from '@adonisjs/core/http'
import drive from '@adonisjs/drive/services/main'
import { Workbook } from '#documents/workbook'
import { Refusal } from '#exceptions/refusal'
import type DocumentRun from '#models/document_run'
import { openRunFile } from '#sealing/run_files'
import { nameFile } from '#http/files/named_file'

/**
 * The link in the mail is signed and expires. @throws Refusal `exportOver` to others than its
 * recipients, and once the file is gone
 */
export async function sendExportFile({ request, response, auth }: HttpContext, run: DocumentRun) {
  const { fileKey, fileName, params } = run
  const recipients = 'recipients' in params ? params.recipients : []
  const isOpen = request.hasValidSignature('export') && !run.isExpired
  const isRecipient = recipients.includes(auth.getUserOrFail().id)
  if (!isOpen || !isRecipient || !(await drive.use().exists(fileKey!)))
    throw new Refusal('exportOver', {}, { status: 403, redirectTo: '/merchant' })
  response.header('Content-Type', Workbook.contentType)
  nameFile(response, fileName!)
  return response.stream(await openRunFile(run, fileKey!))
}
