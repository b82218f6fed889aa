/** What our cards show, drawn straight onto the pages with pdfkit: as one would by hand. */
import { createRequire } from 'node:module'
import { finished } from 'node:stream/promises'
import PDFDocument from 'pdfkit'
import QRCode from 'qrcode'

const MM = 72 / 25.4
const [WIDTH, HEIGHT] = [86 * MM, 134 * MM]
const INK = '#111827'
const GREY = '#4b5563'
const { resolve } = createRequire(import.meta.url)
const fonts = '@expo-google-fonts/noto-sans'

/** Writes the cards of `faces` (app/documents/cards/face.ts), both sides, a page a side. */
export async function drawCards(faces, stream) {
  const doc = new PDFDocument({
    autoFirstPage: false,
    font: resolve(`${fonts}/400Regular/NotoSans_400Regular.ttf`),
  })
  doc.registerFont('regular', resolve(`${fonts}/400Regular/NotoSans_400Regular.ttf`))
  doc.registerFont('bold', resolve(`${fonts}/700Bold/NotoSans_700Bold.ttf`))
  doc.pipe(stream)
  for await (const face of faces) {
    front(doc, face)
    back(doc, face)
  }
  doc.end()
  await finished(stream)
}

function front(doc, face) {
  const { category, tournament } = face
  page(doc)
  doc.rect(0, 0, WIDTH, 22 * MM).fill(tournament.accent)
  doc.circle(11 * MM, 11.5 * MM, 6 * MM).fill('#ffffff')
  text(doc, tournament.name, { x: 20.5, y: 5, w: 60.5, size: 15, bold: true, color: '#ffffff' })
  const place = `${tournament.year} · ${tournament.place}`
  text(doc, place, { x: 20.5, y: 14, w: 60.5, size: 9, color: '#ffffff' })

  if (face.photo) {
    const box = { cover: [33.5 * MM, 43.07 * MM] }
    doc
      .save()
      .roundedRect(5 * MM, 28.5 * MM, 33.5 * MM, 43.07 * MM, 4.5)
      .clip()
    doc.image(face.photo, 5 * MM, 28.5 * MM, box).restore()
  }
  code(doc, face.token)
  text(doc, face.serial, { x: 41, y: 67.4, w: 26, size: 7.5, color: GREY })
  if (face.country) text(doc, face.country, { x: 68.5, y: 66.4, w: 12.5, size: 11, bold: true })
  text(doc, face.name, { x: 5, y: 75.5, w: 76, size: 26, bold: true })
  text(doc, face.lastName, { x: 5, y: 85, w: 76, size: 26, bold: true })
  text(doc, face.role, { x: 5, y: 96, w: 76, size: 13, bold: true, color: GREY })
  if (face.company) text(doc, face.company, { x: 5, y: 101.6, w: 76, size: 10.5, color: GREY })
  face.zones.forEach((zone, i) => chip(doc, zone.code, 5 + i * 9, 108.6, 7.6))

  doc.rect(0, 119 * MM, WIDTH, 15 * MM).fill(category.color)
  const band = { y: 122, bold: true, color: category.textColor }
  text(doc, category.label.toUpperCase(), { ...band, x: 5, w: 46, size: 20 })
  if (category.also) {
    text(doc, category.also, { ...band, y: 129.5, bold: false, x: 5, w: 46, size: 9 })
  }
  text(doc, face.validity.label, { ...band, x: 53, w: 28, size: 11 })
}

function back(doc, { category, tournament, zones, terms }) {
  page(doc)
  doc.rect(0, 0, WIDTH, 15 * MM).fill(tournament.accent)
  const title = `${tournament.name} ${tournament.year}`
  text(doc, title, { x: 5, y: 5, w: 76, size: 12, bold: true, color: '#ffffff' })
  doc.rect(5 * MM, 18.5 * MM, 1.4 * MM, 6 * MM).fill(category.color)
  const names = [category.label.toUpperCase(), category.also].filter(Boolean).join(' / ')
  text(doc, names, { x: 8, y: 19, w: 73, size: 12, bold: true })
  const heading = 'Zonas autorizadas / Authorised zones'
  text(doc, heading, { x: 5, y: 26.5, w: 76, size: 8.5, bold: true, color: GREY })
  zones.forEach(({ code: zone, label }, i) => {
    const y = 31.5 + i * 6.4
    chip(doc, zone, 5, y, 5.2)
    const [spanish, english] = label.split(' / ')
    text(doc, spanish, { x: 12, y: y + 1, w: 34, size: 8.5 })
    text(doc, english, { x: 47, y: y + 1, w: 34, size: 8.5, color: GREY })
  })
  doc.font('regular').fontSize(7.5).fillColor(GREY)
  doc.text(terms.join('\n'), 5 * MM, 90.5 * MM, { width: 76 * MM })
}

function page(doc) {
  doc.addPage({ size: [WIDTH, HEIGHT], margin: 0 })
}

function chip(doc, zone, x, y, size) {
  doc.roundedRect(x * MM, y * MM, size * MM, size * MM, size * 0.45).fill(INK)
  text(doc, zone, {
    x: x + size * 0.3,
    y: y + size * 0.1,
    w: size,
    size: size * 2,
    color: '#ffffff',
  })
}

function code(doc, token) {
  const { size, data } = QRCode.create(token, { errorCorrectionLevel: 'M' }).modules
  const unit = (30.5 * MM) / size
  for (let i = 0; i < data.length; i++) {
    if (!data[i]) continue
    doc.rect(50.5 * MM + (i % size) * unit, 28.5 * MM + Math.floor(i / size) * unit, unit, unit)
  }
  doc.fill('#000000')
}

/** One line, smaller by half points until it fits. */
function text(doc, line, { x, y, w, size, bold = false, color = INK }) {
  doc.font(bold ? 'bold' : 'regular').fillColor(color)
  let fits = size
  while (fits > 5 && doc.fontSize(fits).widthOfString(line) > w * MM) fits -= 0.5
  doc.fontSize(fits).text(line, x * MM, y * MM, { lineBreak: false })
}
