import drive from '@adonisjs/drive/services/main'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import type Form from '#models/form'
import FormFile from '#models/form_file'
import { photoJpeg } from '#tests/helpers/photo_file'
import { randomToken } from '#text/secrets'

/** What must not come through a document that is shown. */
export const PAYLOAD = 'Zyzzyx-hidden-payload'

type PdfContent = { pages?: number; password?: string }

/** A PDF with a script, an attachment, a link and a black square on each page. */
export async function activePdf({ pages = 2, password }: PdfContent = {}): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', userPassword: password, compress: false })
  const chunks: Buffer[] = []
  document.on('data', (chunk) => chunks.push(chunk))
  const written = new Promise((resolve) => document.once('end', resolve))
  document.file(Buffer.from(PAYLOAD), { name: `${PAYLOAD}.exe` })
  document.addNamedJavaScript(PAYLOAD, `app.alert('${PAYLOAD}')`)
  for (let page = 1; page <= pages; page++) {
    if (page > 1) document.addPage()
    document.fillColor('black').fontSize(40).text('Carta del diario', 72, 72)
    document.fontSize(14).text('Web', 72, 130, { link: `https://example.com/${PAYLOAD}` })
    document.rect(100, 300, 150, 150).fill('black')
  }
  document.end()
  await written
  return Buffer.concat(chunks)
}

/** A JPEG that knows its place, with bytes after its end. */
export async function locatedJpeg(): Promise<Buffer> {
  const picture = await sharp(await photoJpeg({ width: 1200, height: 900 }))
    .withExif({ IFD0: { Artist: PAYLOAD }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } })
    .jpeg()
    .toBuffer()
  return Buffer.concat([picture, Buffer.from(PAYLOAD)])
}

/** A document of a request as earlier versions stored it. */
export async function storeDocument(form: Form, bytes: Buffer, type: 'pdf' | 'png' | 'jpg') {
  const key = `documents/${randomToken()}.${type}`
  await drive.use().put(key, bytes)
  return FormFile.create({ formId: form.id, field: 'letter', key, name: `Carta.${type}` })
}
