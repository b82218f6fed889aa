import { test } from '@japa/runner'
import { layouts, type CardFace } from '#documents/card_sheet'
import { imposition } from '#documents/cards/sheets'
import type { CardLayout } from '#shared/choices'
import {
  checkWithQpdf,
  hasPoppler,
  hasQpdf,
  hasScanner,
  pageSizes,
  pixelsOf,
  placedWords,
  poppler,
  renderCards,
  scannedSymbols,
} from '#tests/unit/documents/pdf'
import { cardFace, dayPass, loudBackground, photoJpeg } from '#tests/unit/documents/samples'

const all = Object.values(layouts).map(({ key, width, height }) => ({
  layout: key as CardLayout,
  width,
  height,
}))

/** Different people with separate categories and codes, half of them with day passes. */
async function mixed(count: number): Promise<CardFace[]> {
  const [photo, background] = await Promise.all([photoJpeg(2), loudBackground()])
  return Array.from({ length: count }, (_, i) =>
    cardFace({
      ...(i % 2 ? dayPass() : { background }),
      photo,
      serial: `S${i}`,
      token: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.slice(i) + 'A'.repeat(i),
      category: { key: `k${i}`, label: `K${i}`, color: '#00838F', textColor: '#FFFFFF' },
    })
  )
}

test.group('Cards on paper', () => {
  test('in layout {layout}, the PDF files are valid')
    .with(all)
    .run(async ({ assert }, { layout }) => {
      for (const sheet of ['single', 'a4'] as const) {
        const { pdf } = await renderCards(await mixed(3), { layout, sheet })
        assert.include(checkWithQpdf(pdf), 'No syntax or stream encoding errors found')
      }
    })
    .skip(!hasQpdf, 'needs qpdf')

  test('in layout {layout}, every font is embedded and all text can be extracted')
    .with(all)
    .run(async ({ assert }, { layout }) => {
      // The fonts are parsed only once, so one file could damage the next.
      await renderCards([cardFace({ lastName: 'Đorđević' })])
      const names = { name: 'Begoña Çelik', lastName: 'Kovač-Şimşek Łőrincz', company: 'Áé' }
      const { pdf } = await renderCards([cardFace({ ...names, ...dayPass() })], { layout })
      const fonts = poppler('pdffonts', pdf).trim().split('\n').slice(2)
      assert.isNotEmpty(fonts)
      for (const font of fonts) assert.match(font, /NotoSans-(Regular|Bold) .* yes yes yes /)
      const text = poppler('pdftotext', pdf).replace(/\s+/g, ' ')
      for (const word of ['Begoña', 'Çelik', 'Kovač-Şimşek', 'Łőrincz', 'Áé', 'SÁB', '27/04'])
        assert.include(text, word)
    })
    .skip(!hasPoppler, 'needs poppler-utils')

  test('in layout {layout}, a scanner reads the QR codes at 150 dpi')
    .with(all)
    .run(async ({ assert }, { layout }) => {
      const faces = await mixed(2)
      const { pdf } = await renderCards(faces, { layout })
      assert.deepEqual(scannedSymbols(pdf, 1, 150), [faces[0].token])
      assert.deepEqual(scannedSymbols(pdf, 3, 150), [faces[1].token])
      const { pdf: sheet } = await renderCards(faces, { layout, sheet: 'a4' })
      const tokens = faces.map(({ token }) => token)
      assert.sameMembers(scannedSymbols(sheet, 1, 150), tokens)
    })
    .skip(!hasScanner, 'needs poppler-utils and zbar-tools')

  test('in layout {layout}, a single page has exactly the size of the card')
    .with(all)
    .run(async ({ assert }, { layout, width, height }) => {
      const { pdf } = await renderCards([cardFace()], { layout })
      for (const page of pageSizes(pdf)) {
        assert.approximately(page.width, width, 0.05)
        assert.approximately(page.height, height, 0.05)
      }
    })

  test('in layout {layout}, the card and its bleed lie at the cutting lines of the A4 sheet')
    .with(all)
    .run(async ({ assert }, { layout, width, height }) => {
      const { tournament, category } = cardFace()
      const { pdf } = await renderCards(
        [
          cardFace({
            tournament: { ...tournament, accent: '#ff00ff' },
            category: { ...category, color: '#ff00ff' },
          }),
        ],
        { layout, sheet: 'a4' }
      )
      const { a4 } = layouts[layout]
      const { bleed } = imposition(layouts[layout], 'a4')
      const [w, h] = a4.turned ? [height, width] : [width, height]
      const margin = (sheet: number, count: number, size: number) =>
        (sheet - count * size - (count - 1) * a4.gap) / 2
      const [left, top] = [margin(210, a4.columns, w), margin(297, a4.rows, h)]
      const found = coloured(pdf)
      const sides = [left - bleed, top - bleed, left + w + bleed, top + h + bleed]
      for (const [i, side] of sides.entries()) assert.approximately(found[i], side, 0.1)
    })
    .skip(!hasPoppler, 'needs poppler-utils')

  test('in layout {layout}, each back lies behind its front, on the last sheet too')
    .with(all)
    .run(async ({ assert }, { layout }) => {
      const { columns, rows } = layouts[layout].a4
      const onSheet = columns * rows
      const count = onSheet + onSheet / 2 + 1
      const { pdf } = await renderCards(await mixed(count), { layout, sheet: 'a4' })
      const cells = placedWords(pdf).map((words) =>
        words
          .filter(({ text }) => /^K\d+$/.test(text))
          .map(({ text, x, y }) => ({
            person: Number(text.slice(1)),
            column: Math.floor(x / (210 / columns)),
            row: Math.floor(y / (297 / rows)),
          }))
          .sort((a, b) => a.person - b.person)
      )
      assert.lengthOf(cells, 4)
      const expected = Array.from({ length: count }, (_, person) => {
        const place = person % onSheet
        return { person, column: place % columns, row: Math.floor(place / columns) }
      })
      assert.deepEqual([...cells[0], ...cells[2]], expected)
      const flipped = expected.map((cell) => ({ ...cell, column: columns - 1 - cell.column }))
      assert.deepEqual([...cells[1], ...cells[3]], flipped)
    })
    .skip(!hasPoppler, 'needs poppler-utils')
})

/** The left, top, right and bottom edge of the magenta area on the first page, in millimetres. */
function coloured(pdf: Buffer): number[] {
  const dpi = 508
  const { width, height, data } = pixelsOf(pdf, 1, dpi)
  const box = [width, height, 0, 0]
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) {
      if (data[i] < 200 || data[i + 1] > 60 || data[i + 2] < 200) continue
      if (x < box[0]) box[0] = x
      if (y < box[1]) box[1] = y
      if (x >= box[2]) box[2] = x + 1
      if (y >= box[3]) box[3] = y + 1
    }
  }
  return box.map((pixels) => (pixels / dpi) * 25.4)
}
