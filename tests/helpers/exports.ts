import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import DocumentRun from '#models/document_run'
import type User from '#models/user'
import { storageDir } from '#start/env'
import { people } from '#tests/helpers/office'
import { rowsOf } from '#tests/helpers/workbooks'

/** Orders the press list. */
export async function order(client: ApiClient, body: object = {}, user?: User) {
  user ??= await people.exporter()
  const request = client
    .post('/merchant/mform/press/export')
    .loginAs(user)
    .withCsrfToken()
    .redirects(0)
  return { response: await request.json(body), user }
}

/** The newest workbook as rows with their headings. */
export async function workbook() {
  const { fileKey } = await DocumentRun.query().orderBy('id', 'desc').firstOrFail()
  const [headings, ...rows] = rowsOf(join(storageDir, 'files', fileKey!))
  return rows.map((row) =>
    Object.fromEntries(headings.map((heading, index) => [heading, row[index]]))
  )
}
