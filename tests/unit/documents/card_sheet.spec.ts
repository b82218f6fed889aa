import { Writable } from 'node:stream'
import { test } from '@japa/runner'
import { CardSheet, layouts, type CardFace } from '#documents/card_sheet'
import { cardFace, photoJpeg } from '#tests/unit/documents/samples'
import {
  decodeSymbols,
  hasPoppler,
  pageSizes,
  poppler,
  renderCards,
} from '#tests/unit/documents/pdf'

const nobody = () => new Writable({ write: (_chunk, _encoding, done) => done() })

test.group('A PDF of cards', () => {
  test("in layout {key}, each side gets a page of the card's size")
    .with(Object.values(layouts))
    .run(async ({ assert }, { key, width, height }) => {
      const { pdf } = await renderCards([cardFace()], { layout: key as 'a6' })
      assert.deepEqual(pageSizes(pdf), [
        { width, height },
        { width, height },
      ])
    })

  test('on A4, the cards of a sheet share one front page and one back page', async ({ assert }) => {
    const faces = Array.from({ length: 5 }, () => cardFace())
    const { pdf } = await renderCards(faces, { layout: 'lanyard', sheet: 'a4' })
    assert.deepEqual(pageSizes(pdf), Array(4).fill({ width: 210, height: 297 }))
  })

  test('the tournament’s logo is stored once for all cards', async ({ assert }) => {
    const logo = { key: 'logos/a.png', picture: await photoJpeg(1) }
    const other = { key: 'other', label: 'Otra', color: '#7c2d12', textColor: '#ffffff' }
    const faces = [cardFace({ logo }), cardFace({ logo, category: other }), cardFace({ logo })]
    const { pdf } = await renderCards(faces)
    assert.lengthOf(pdf.toString('latin1').match(/\/Subtype \/Image/g) ?? [], 1)
    const { pdf: without } = await renderCards([cardFace()])
    assert.notMatch(without.toString('latin1'), /\/Subtype \/Image/)
  })

  test('without backs, each card has one page', async ({ assert }) => {
    const { pdf } = await renderCards([cardFace(), cardFace()], { back: false })
    assert.lengthOf(pageSizes(pdf), 2)
  })

  test('each QR code holds the exact token, in the order of the cards', async ({ assert }) => {
    const tokens = ['K7QZP2M4XW9RT3VB6NCHDYFJ5E', 'abcdefghijklmnopqrstuvwxyz', 'Z'.repeat(26)]
    const { pdf } = await renderCards(tokens.map((token) => cardFace({ token })))
    assert.deepEqual(decodeSymbols(pdf), tokens)
  })

  test('names in three alphabets can be searched in the PDF', async ({ assert }) => {
    const { pdf } = await renderCards([
      cardFace(),
      cardFace({ name: 'Σωκράτης', lastName: 'Παπαδόπουλος' }),
      cardFace({ name: 'Дмитрий', lastName: 'Щербаков', company: 'Ağaç & Şükrü Ř' }),
    ])
    const text = poppler('pdftotext', pdf)
    for (const name of [
      'Iñaki Łukasz',
      "Đorđević-O'Neill",
      'Παπαδόπουλος',
      'Щербаков',
      'Ağaç & Şükrü Ř',
    ]) {
      assert.include(text, name)
    }
  }).skip(!hasPoppler, 'needs poppler-utils')

  test('every font of the PDF is embedded', async ({ assert }) => {
    const { pdf } = await renderCards([cardFace()])
    const fonts = poppler('pdffonts', pdf).trim().split('\n').slice(2)
    assert.lengthOf(fonts, 2)
    for (const font of fonts) assert.match(font, /NotoSans-(Regular|Bold) .* yes yes yes /)
  }).skip(!hasPoppler, 'needs poppler-utils')

  test('the PDF has a title, and its metadata contains no names', async ({ assert }) => {
    const { pdf } = await renderCards([cardFace()], { title: 'Acreditaciones, lote 7' })
    const source = pdf.toString('latin1')
    assert.include(source, 'Acreditaciones, lote 7')
    assert.notInclude(source, 'MTO24-PR-000123')
    assert.notMatch(source, /O'Neill|Neill/)
  })

  test('the same cards give the same bytes', async ({ assert }) => {
    const options = { createdAt: new Date('2024-04-01T10:00:00Z') }
    const [first, second] = await Promise.all([
      renderCards([cardFace({ photo: await photoJpeg() })], options),
      renderCards([cardFace({ photo: await photoJpeg() })], options),
    ])
    assert.isTrue(first.pdf.equals(second.pdf))
  })

  test('a card with {0} does not stop the print run')
    .with([
      ['a name of 200 letters', { name: 'N'.repeat(200), lastName: 'Ñ '.repeat(100) }],
      ['markup', { name: '<!--<script>', lastName: '</script>' }],
      ['an Arabic name', { name: '\u202eمريم\u202c', lastName: 'السيد' }],
      ['an emoji name', { name: '👩‍🚀👨‍👩‍👧', lastName: '🎾' }],
      ['control characters', { name: 'A\u0000\u0007B\r\n', lastName: '\ud800' }],
      ['an empty name', { name: '', lastName: ' ' }],
      [
        'wrong colours and days',
        {
          validity: { label: '', days: ['soon', '2024-02-31'] },
          category: { key: '', label: '', color: 'red', textColor: '' },
        },
      ],
      [
        'forty zones',
        { zones: Array.from({ length: 40 }, (_, i) => ({ code: `Z${i}`, label: '' })) },
      ],
    ] as [string, Partial<CardFace>][])
    .run(async ({ assert }, [, changes]) => {
      const { report, pdf } = await renderCards([cardFace(changes)])
      assert.deepEqual(report, { drawn: ['MTO24-PR-000123'], failed: [], withoutPhoto: [] })
      assert.lengthOf(pageSizes(pdf), 2)
    })

  test('a card that cannot be drawn is left out and reported', async ({ assert }) => {
    const faces = ['A', 'B', 'C'].map((serial) => cardFace({ serial }))
    faces[1].token = ''
    const { report, pdf } = await renderCards(faces)
    assert.deepEqual(report.drawn, ['A', 'C'])
    assert.deepEqual(
      report.failed.map(({ serial }) => serial),
      ['B']
    )
    assert.lengthOf(pageSizes(pdf), 4)
    assert.lengthOf(decodeSymbols(pdf), 2)
  })

  test('an unreadable photo is drawn as missing and reported', async ({ assert }) => {
    const photos = [Buffer.alloc(0), Buffer.from('no photo'), Buffer.from([0xff, 0xd8, 0xff])]
    const faces = photos.map((photo, i) => cardFace({ photo, serial: `S${i}` }))
    const { report } = await renderCards(faces)
    assert.deepEqual(report, {
      drawn: ['S0', 'S1', 'S2'],
      failed: [],
      withoutPhoto: ['S0', 'S1', 'S2'],
    })
  })

  test('a print run without cards still gives a PDF that opens', async ({ assert }) => {
    const { pdf } = await renderCards([])
    assert.lengthOf(pageSizes(pdf), 1)
  })

  test('cards are not read faster than the PDF is written', async ({ assert }) => {
    const photo = await photoJpeg()
    let read = 0
    async function* faces() {
      for (; read < 200; read++) yield cardFace({ photo })
    }
    const stuck = new Writable({ write: () => {} })
    const rendering = new CardSheet(faces(), { layout: 'a6', sheet: 'single' }).render(stuck)
    // In the time in which all cards of another sheet are drawn.
    await renderCards(Array.from({ length: 60 }, () => cardFace({ photo })))
    assert.isBelow(read, 20)
    stuck.destroy()
    await assert.rejects(() => rendering)
  })

  test('an error of the card source is thrown', async ({ assert }) => {
    async function* faces() {
      yield cardFace()
      throw new Error('connection lost')
    }
    const sheet = new CardSheet(faces(), { layout: 'a6', sheet: 'a4' })
    await assert.rejects(() => sheet.render(nobody()), 'connection lost')
  })
})
