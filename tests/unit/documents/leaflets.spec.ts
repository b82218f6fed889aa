import { test } from '@japa/runner'
import { organiser } from '#config/organiser'
import { locales, type Locale } from '#config/i18n'
import { Leaflet, leaflets, type Edition, type LeafletName } from '#documents/leaflet'
import { sourceOf } from '#documents/leaflets/source'
import { hasPoppler, pageSizes, poppler } from '#tests/unit/documents/pdf'

const edition: Edition = {
  sport: 'tennis',
  name: 'Torneo de la Cañada y Peñíscola',
  year: 2024,
  place: 'Logroño',
  startsOn: '2024-04-22',
  endsOn: '2024-05-05',
  accent: '#0f766e',
  licenceYear: 2031,
}
const every = leaflets.flatMap((name) => locales.map((locale) => ({ name, locale })))

const render = (name: LeafletName, locale: Locale, changes: Partial<Edition> = {}) =>
  new Leaflet(name, locale, { ...edition, ...changes }).render()
const oneLine = (text: string) => text.replace(/\s+/g, ' ')
const textOf = (pdf: Buffer) => oneLine(poppler('pdftotext', pdf))

test.group('Leaflets', () => {
  test('the leaflet "{name}" in {locale} has its title, the tournament and no open placeholder')
    .with(every)
    .skip(!hasPoppler, 'needs poppler-utils')
    .run(async ({ assert }, { name, locale }) => {
      const pdf = await render(name, locale)
      const text = textOf(pdf)
      assert.include(text, sourceOf(name, locale).title)
      assert.include(text, 'Torneo de la Cañada y Peñíscola 2024')
      assert.include(text, 'Logroño, 22/04/2024 – 05/05/2024')
      assert.include(text, organiser.name)
      assert.include(text, Leaflet.versionOf(name, locale))
      assert.notMatch(text, /[{}*_#`]|\[ \]/)

      const pages = pageSizes(pdf)
      assert.isAtMost(pages.length, 4)
      pages.forEach((size, i) => {
        assert.deepEqual(size, { width: 210, height: 297 })
        assert.match(text, new RegExp(`\\b${i + 1} ?/ ?${pages.length}\\b`))
      })
    })

  test('the leaflet "{name}" in {locale} has embedded fonts, a language, a title and tags')
    .with(every)
    .skip(!hasPoppler, 'needs poppler-utils')
    .run(async ({ assert }, { name, locale }) => {
      const pdf = await render(name, locale)
      const fonts = poppler('pdffonts', pdf).trim().split('\n').slice(2)
      assert.lengthOf(fonts, 2)
      for (const font of fonts) assert.match(font, /NotoSans.* yes yes yes/)
      const info = poppler('pdfinfo', pdf)
      assert.match(info, /Tagged: +yes/)
      assert.include(info, sourceOf(name, locale).title)
      assert.include(pdf.toString('latin1'), `/Lang (${locale === 'es' ? 'es-ES' : 'en-GB'})`)
    })

  test('the leaflet "{$self}" has the same outline and version in both languages')
    .with([...leaflets])
    .run(({ assert }, name) => {
      const [spanish, english] = locales.map((locale) => sourceOf(name, locale))
      const outline = ({ blocks }: typeof spanish) =>
        blocks.map((block) => {
          if (block.type === 'heading') return `heading ${block.depth}`
          if (block.type === 'list') return `list of ${block.items.length}`
          if (block.type === 'table') return `table of ${block.rows.length}`
          if (block.type !== 'code') return block.type
          const cells = block.text.split('\n').map((row: string) => row.split('|').length)
          return `${block.lang} ${cells}`
        })
      assert.deepEqual(outline(spanish), outline(english))
      assert.equal(spanish.version, english.version)
      assert.equal(spanish.sport, english.sport)
    })

  test('the sources of the leaflets contain nothing that depends on the edition', ({ assert }) => {
    for (const { name, locale } of every) {
      const text = JSON.stringify(sourceOf(name, locale).blocks)
      assert.notMatch(text, /\b20\d\d\b|Madrid|@/)
    }
  })

  test("the licence is asked for the edition's own year unless the edition names another", async ({
    assert,
  }) => {
    assert.include(textOf(await render('manual', 'es')), 'en vigor en 2031')
    assert.include(textOf(await render('manual', 'es', { licenceYear: null })), 'en vigor en 2024')
  }).skip(!hasPoppler, 'needs poppler-utils')

  test('a tournament name is printed as plain text even if it contains markup', async ({
    assert,
  }) => {
    const name = '**Open** {organiser} _x_ # <b> 🎾'
    const text = textOf(await render('commitment', 'es', { name, place: null }))
    assert.include(text, '**Open** {organiser} _x_ # <b>')
    assert.include(text, '22/04/2024 – 05/05/2024')
    assert.notInclude(text, ', 22/04/2024')
  }).skip(!hasPoppler, 'needs poppler-utils')

  test('long tournament names stay within the page', async ({ assert }) => {
    const name = 'Campeonato Internacional de Primavera '.repeat(6).trim()
    for (const { name: document, locale } of every) {
      const pdf = await render(document, locale, { name, accent: '#fde047' })
      assert.isAtMost(pageSizes(pdf).length, 6)
    }
  })

  test('a leaflet is drawn once for each edition', async ({ assert }) => {
    const first = await render('manual', 'en')
    assert.strictEqual(await render('manual', 'en'), first)
    assert.notStrictEqual(await render('manual', 'es'), first)
    const renamed = await render('manual', 'en', { name: 'Otro torneo' })
    assert.notStrictEqual(renamed, first)
    assert.notDeepEqual(renamed, first)
  })

  test('the file of a leaflet is named after its title', ({ assert }) => {
    const names = every.map(({ name, locale }) => new Leaflet(name, locale, edition).fileName)
    assert.equal(names[0], 'manual-del-recogepelotas.pdf')
    assert.equal(new Set(names).size, names.length)
    for (const name of names) assert.match(name, /^[a-z-]+\.pdf$/)
  })
})
