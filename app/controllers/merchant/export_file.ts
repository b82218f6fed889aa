import type { HttpContext } from '@adonisjs/core/http'
import drive from '@adonisjs/drive/services/main'
import { Workbook } from '#documents/workbook'
import { Refusal } from '#exceptions/refusal'
import type DocumentRun from '#models/document_run'

/**
 * Answers with an ordered list, by the address that mails carry: signed, expiring, and only for
 * those it was sent to.
 * @throws Refusal `exportOver` to everybody else, and once the file is gone
 */
export async function sendExport(
  { request, response, auth }: HttpContext,
  { fileKey, fileName, params }: DocumentRun
) {
  const recipients = 'recipients' in params ? params.recipients : []
  const mine = recipients.includes(auth.getUserOrFail().id)
  if (!request.hasValidSignature('export') || !mine || !(await drive.use().exists(fileKey!)))
    throw new Refusal('exportOver', {}, { status: 403, redirectTo: '/merchant' })
  response.header('Cache-Control', 'no-store')
  response.header('Content-Type', Workbook.contentType)
  response.header('Content-Disposition', `attachment; filename="${fileName}"`)
  return response.stream(await drive.use().getStream(fileKey!))
}
