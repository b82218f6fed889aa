import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import PrintRun from '#models/print_run'
import type User from '#models/user'
import { decideOn } from '#tests/helpers/decisions'
import { people } from '#tests/helpers/office'
import { program } from '#tests/helpers/programs'
import { openTournaments } from '#tests/helpers/world'

/** Approved press requests and a user who prints them. */
export async function approved(count: number) {
  const { tennis } = await openTournaments()
  const user = await people.printer()
  const forms = await FormFactory.merge({ tournamentId: tennis.id }).createMany(count)
  const ids = forms.map(({ id }) => id)
  await decideOn(ids, 'approved', user)
  return { tennis, user, forms, ids }
}

/** Requests the cards of a query like the print button. */
export const printed = (client: ApiClient, user: User, query: string) =>
  client.get(`/merchant/system/pdfs?${query}`).loginAs(user).redirects(0)

export const pagesOf = (pdf: Buffer) =>
  pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

/** Creates print runs as a user and acts on them. */
export function runsOf(client: ApiClient, user: User) {
  const post = (path: string, body: object = {}) =>
    client.post(`/merchant/batches${path}`).loginAs(user).withCsrfToken().redirects(0).json(body)
  return {
    post,
    async make(body: object) {
      await post('', { layout: 'cr80', ...body })
      return PrintRun.query().orderBy('id', 'desc').firstOrFail()
    },
    confirm: ({ id }: { id: number }) => post(`/${id}/confirm`),
    rollBack: ({ id }: { id: number }) => post(`/${id}/rollback`),
    async open({ id }: { id: number }) {
      const page = await client.get(`/merchant/batches/${id}`).loginAs(user).withInertia()
      return page.inertiaProps as any
    },
    async pdf({ id }: { id: number }): Promise<Buffer> {
      return (await client.get(`/merchant/batches/${id}/cards.pdf`).loginAs(user)).body()
    },
  }
}

/** Checks a PDF with qpdf; returns the words and the size in points of each page. */
export function readPdf(pdf: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  const file = join(folder, 'cards.pdf')
  try {
    writeFileSync(file, pdf)
    program('qpdf', ['--check', file])
    const text = program('pdftotext', ['-layout', file, '-']).toString()
    const size = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(program('pdfinfo', [file]).toString())!
    return {
      pages: text.split('\f').slice(0, -1),
      millimetres: [size[1], size[2]].map((points) => (Number(points) * 25.4) / 72),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
