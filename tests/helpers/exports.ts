import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ApiClient } from '@japa/api-client'
import DocumentRun from '#models/document_run'
import type User from '#models/user'
import { openRunFile } from '#sealing/run_files'
import { folderOfTest } from '#tests/helpers/folders'
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
  const run = await DocumentRun.query().orderBy('id', 'desc').firstOrFail()
  const path = join(folderOfTest('workbook'), 'list.xlsx')
  await pipeline(await openRunFile(run, run.fileKey!), createWriteStream(path))
  const [headings, ...rows] = rowsOf(path)
  return rows.map((row) =>
    Object.fromEntries(headings.map((heading, index) => [heading, row[index]]))
  )
}
