/** What our cards show, as @react-pdf/renderer draws it: components, styles, a page a side. */
import { createRequire } from 'node:module'
import { pipeline } from 'node:stream/promises'
import {
  Document,
  Font,
  Image,
  Page,
  Path,
  renderToStream,
  Svg,
  Text,
  View,
} from '@react-pdf/renderer'
import QRCode from 'qrcode'
import { createElement as h } from 'react'

const INK = '#111827'
const GREY = '#4b5563'
const { resolve } = createRequire(import.meta.url)
const fonts = '@expo-google-fonts/noto-sans'

Font.register({
  family: 'Noto Sans',
  fonts: [
    { src: resolve(`${fonts}/400Regular/NotoSans_400Regular.ttf`), fontWeight: 400 },
    { src: resolve(`${fonts}/700Bold/NotoSans_700Bold.ttf`), fontWeight: 700 },
  ],
})
Font.registerHyphenationCallback((word) => [word])

/** Writes the cards of `faces` (app/documents/cards/face.ts), both sides, a page a side. */
export async function drawCards(faces, stream) {
  const all = await Array.fromAsync(faces)
  const sides = all.flatMap((face, i) => [
    h(Front, { key: `front${i}`, face }),
    h(Back, { key: `back${i}`, face }),
  ])
  await pipeline(await renderToStream(h(Document, null, sides)), stream)
}

function Front({ face }) {
  const { category, tournament } = face
  const place = `${tournament.year} · ${tournament.place}`
  const band = { y: 122, bold: true, color: category.textColor }
  return h(
    Card,
    null,
    h(Area, { x: 0, y: 0, w: 86, h: 22, color: tournament.accent }),
    h(Area, { x: 5, y: 5.5, w: 12, h: 12, color: '#ffffff', radius: 6 }),
    h(Line, { x: 20.5, y: 5, w: 60.5, size: 15, bold: true, color: '#ffffff' }, tournament.name),
    h(Line, { x: 20.5, y: 14, w: 60.5, size: 9, color: '#ffffff' }, place),
    face.photo && h(Photo, { data: face.photo }),
    h(Code, { token: face.token }),
    h(Line, { x: 41, y: 67.4, w: 26, size: 7.5, color: GREY }, face.serial),
    face.country && h(Line, { x: 68.5, y: 66.4, w: 12.5, size: 11, bold: true }, face.country),
    h(Line, { x: 5, y: 75.5, w: 76, size: 26, bold: true }, face.name),
    h(Line, { x: 5, y: 85, w: 76, size: 26, bold: true }, face.lastName),
    h(Line, { x: 5, y: 96, w: 76, size: 13, bold: true, color: GREY }, face.role),
    face.company && h(Line, { x: 5, y: 101.6, w: 76, size: 10.5, color: GREY }, face.company),
    face.zones.map((zone, i) =>
      h(Chip, { key: zone.code, code: zone.code, x: 5 + i * 9, y: 108.6, size: 7.6 })
    ),
    h(Area, { x: 0, y: 119, w: 86, h: 15, color: category.color }),
    h(Line, { ...band, x: 5, w: 46, size: 20 }, category.label.toUpperCase()),
    category.also &&
      h(Line, { ...band, y: 129.5, bold: false, x: 5, w: 46, size: 9 }, category.also),
    h(Line, { ...band, x: 53, w: 28, size: 11 }, face.validity.label)
  )
}

function Back({ face: { category, tournament, zones, terms } }) {
  const title = `${tournament.name} ${tournament.year}`
  const label = [category.label.toUpperCase(), category.also].filter(Boolean).join(' / ')
  const heading = 'Zonas autorizadas / Authorised zones'
  return h(
    Card,
    null,
    h(Area, { x: 0, y: 0, w: 86, h: 15, color: tournament.accent }),
    h(Line, { x: 5, y: 5, w: 76, size: 12, bold: true, color: '#ffffff' }, title),
    h(Area, { x: 5, y: 18.5, w: 1.4, h: 6, color: category.color }),
    h(Line, { x: 8, y: 19, w: 73, size: 12, bold: true }, label),
    h(Line, { x: 5, y: 26.5, w: 76, size: 8.5, bold: true, color: GREY }, heading),
    zones.map(({ code, label: words }, i) => h(Legend, { key: code, code, words, row: i })),
    h(Line, { x: 5, y: 90.5, w: 76, size: 7.5, color: GREY }, terms.join('\n'))
  )
}

function Legend({ code, words, row }) {
  const y = 31.5 + row * 6.4
  const [spanish, english] = words.split(' / ')
  return [
    h(Chip, { key: 'chip', code, x: 5, y, size: 5.2 }),
    h(Line, { key: 'es', x: 12, y: y + 1, w: 34, size: 8.5 }, spanish),
    h(Line, { key: 'en', x: 47, y: y + 1, w: 34, size: 8.5, color: GREY }, english),
  ]
}

function Card({ children }) {
  const style = { fontFamily: 'Noto Sans', color: INK }
  // Nothing goes on on another page: for some names it would look for the break for ever.
  return h(Page, { size: [(86 * 72) / 25.4, (134 * 72) / 25.4], wrap: false, style }, children)
}

const placed = ({ x, y, w, h: height }) => ({
  position: 'absolute',
  left: `${x}mm`,
  top: `${y}mm`,
  width: `${w}mm`,
  ...(height && { height: `${height}mm` }),
})

function Area({ color, radius = 0, ...box }) {
  return h(View, { style: { ...placed(box), backgroundColor: color, borderRadius: `${radius}mm` } })
}

function Line({ size, bold, color = INK, children, ...box }) {
  const style = { ...placed(box), fontSize: size, fontWeight: bold ? 700 : 400, color }
  return h(Text, { style }, children)
}

function Photo({ data }) {
  const box = placed({ x: 5, y: 28.5, w: 33.5, h: 43.07 })
  // As text: of bytes it makes an object with a property for each.
  const src = `data:image/jpeg;base64,${data.toString('base64')}`
  return h(Image, { src, style: { ...box, objectFit: 'cover', borderRadius: 4.5 } })
}

function Chip({ code, x, y, size }) {
  return [
    h(Area, { key: 'ground', x, y, w: size, h: size, color: INK, radius: size * 0.16 }),
    h(Line, { key: 'code', x: x + size * 0.3, y, w: size, size: size * 2, color: '#ffffff' }, code),
  ]
}

function Code({ token }) {
  const { size, data } = QRCode.create(token, { errorCorrectionLevel: 'M' }).modules
  let path = ''
  for (let i = 0; i < data.length; i++) {
    if (data[i]) path += `M${i % size} ${Math.floor(i / size)}h1v1h-1z`
  }
  const style = placed({ x: 50.5, y: 28.5, w: 30.5, h: 30.5 })
  return h(Svg, { viewBox: `0 0 ${size} ${size}`, style }, h(Path, { d: path, fill: '#000000' }))
}
