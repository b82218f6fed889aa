import type { ApiClient } from '@japa/api-client'
import * as XLSX from 'xlsx'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import DefaultPlayer from '#models/default_player'
import ImportRun from '#models/import_run'
import { folderOfTest } from '#tests/helpers/folders'
import { people } from '#tests/helpers/office'
import { rowsOf } from '#tests/helpers/workbooks'
import { openTournaments } from '#tests/helpers/world'

/** Rows of cells, the first with the headers. */
export type Cells = (string | number | null)[][]

/** Rows as text with semicolons. */
export const csv = (rows: Cells) => Buffer.from(rows.map((row) => row.join(';')).join('\n'))

/** A workbook with one sheet, or with several sheets by name. */
export function workbook(
  sheets: Cells | Record<string, Cells>,
  bookType: 'xlsx' | 'biff8' | 'ods' = 'xlsx'
) {
  const book = XLSX.utils.book_new()
  const named = Array.isArray(sheets) ? { Lista: sheets } : sheets
  for (const [name, rows] of Object.entries(named))
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), name)
  return Buffer.from(XLSX.write(book, { type: 'buffer', bookType, compression: true }))
}

/** The import of a tour's player list as an office user. */
export async function importing(client: ApiClient, tour: 'ATP' | 'WTA' = 'WTA', locale = 'es') {
  const { tennis } = await openTournaments()
  await DefaultPlayer.query().delete()
  const user = await people.creator()
  const path = tour === 'ATP' ? '/merchant/import-atp' : '/merchant/import'
  const last = () => ImportRun.query().orderBy('id', 'desc').firstOrFail()
  const upload = async (
    content: Buffer,
    file = 'lista.csv',
    fields: Record<string, string> = {}
  ) => {
    const request = client.post(path).loginAs(user).withSession({ locale })
    for (const [name, value] of Object.entries(fields)) request.field(name, value)
    return request.withCsrfToken().redirects(0).file('file', content, { filename: file })
  }
  return {
    ...{ tennis, user, path, last },
    upload,
    /** Imports rows and returns their results. */
    async take(rows: Cells | Buffer, file = 'lista.csv', fields: Record<string, string> = {}) {
      await upload(Buffer.isBuffer(rows) ? rows : csv(rows), file, fields)
      return (await last()).counts
    },
    confirm: async (id: number, body: object) =>
      client
        .put(`${path}/${id}/mapping`)
        .loginAs(user)
        .withSession({ locale })
        .withCsrfToken()
        .redirects(0)
        .json(body),
    undo: (id: number) =>
      client
        .post(`${path}/${id}/undo`)
        .loginAs(user)
        .withSession({ locale })
        .withCsrfToken()
        .redirects(0),
    open: async (to = '') =>
      (await client.get(`${path}${to}`).loginAs(user).withSession({ locale }).withInertia())
        .inertiaProps as any,
    players: () => DefaultPlayer.query().orderBy('id'),
    /** The rows of a result file as a spreadsheet program shows them. */
    async result(key: string) {
      const request = client
        .get(`${path}/download?file=${key}`)
        .loginAs(user)
        .withSession({ locale })
      request.request.responseType('blob')
      const response = await request
      const file = join(folderOfTest('result'), 'result.xlsx')
      await writeFile(file, response.body())
      return rowsOf(file)
    },
  }
}
