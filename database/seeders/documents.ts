import { buffer } from 'node:stream/consumers'
import db from '@adonisjs/lucid/services/db'
import PDFDocument from 'pdfkit'
import Form from '#models/form'
import FormFile from '#models/form_file'
import type Tournament from '#models/tournament'
import { storeSealed } from '#sealing/files'
import { randomToken } from '#text/secrets'

type Sample = {
  type: string
  field: string
  name: string
  title: string
  asks(form: Form): boolean
}

const samples: Sample[] = [
  {
    type: 'press',
    field: 'letter',
    name: 'Carta del medio (muestra).pdf',
    title: 'Carta del medio / Letter of the outlet',
    asks: ({ detail }) => detail.freelance === true,
  },
  {
    type: 'line',
    field: 'experience',
    name: 'Experiencia (muestra).pdf',
    title: 'Experiencia arbitral / Officiating experience',
    asks: () => true,
  },
]

/** Of each form type. */
const REQUESTS = 3
const LOOKED_THROUGH = 60

/** Gives the first requests that ask for a document an invented one. */
export async function seedDocuments({ id: tournamentId }: Tournament) {
  for (const sample of samples) {
    const { type, asks } = sample
    const first = Form.query().where({ type, tournamentId }).orderBy('id').limit(LOOKED_THROUGH)
    for (const form of (await first).filter(asks).slice(0, REQUESTS)) await add(form, sample)
  }
}

async function add(form: Form, { field, name, title }: Sample) {
  if (form.detail[field]) return
  const pdf = await drawnDocument(title, form.idForm)
  const file = await storeSealed(`documents/${randomToken()}.pdf`, pdf)
  await db.transaction(async (trx) => {
    await FormFile.add(trx, form, [{ field, name, ...file }])
    const detail = { ...form.detail, [field]: file.key }
    await form.useTransaction(trx).merge({ detail }).save()
  })
}

/** A page that nobody takes for a real document. */
function drawnDocument(title: string, reference: string): Promise<Buffer> {
  const page = new PDFDocument({ size: 'A4', margin: 72, info: { Title: 'MUESTRA / SAMPLE' } })
  const { width, height } = page.page
  page.fontSize(20).text(title).moveDown()
  page.fontSize(12).text(reference).moveDown()
  page.text('Documento inventado para la demostración. No acredita a nadie.')
  page.text('Invented for the demonstration. It certifies nobody.')
  page.rotate(-50, { origin: [width / 2, height / 2] })
  page.fontSize(64).fillColor('#b91c1c', 0.5)
  page.text('MUESTRA / SAMPLE', 0, height / 2 - 32, { width, align: 'center' })
  page.end()
  return buffer(page)
}
