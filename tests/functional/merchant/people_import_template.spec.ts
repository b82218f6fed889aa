import { test } from '@japa/runner'
import { readXlsx } from 'hucre'
import type { Locale } from '#config/i18n'
import { formTypes } from '#form_types/index'
import { kindOf } from '#imports/kinds'
import { guessMapping } from '#imports/plan'
import { listTypes } from '#tests/helpers/forms'
import { emptyWorld, openTournaments, reviewer } from '#tests/helpers/world'

async function templateOf(client: any, key: string, locale: Locale) {
  const request = client.get(`/merchant/import-people/${key}/template`).loginAs(await reviewer())
  request.withSession({ locale }).request.responseType('blob')
  const response = await request
  response.assertStatus(200)
  return { response, sheets: (await readXlsx(response.body())).sheets }
}

test.group('The template of a list of people', (group) => {
  emptyWorld(group)

  test('the template of {$self} is understood in both languages')
    .with(listTypes)
    .run(async ({ client, assert }, key) => {
      await openTournaments()
      const kind = kindOf({ kind: 'people', tour: null, formType: key })
      for (const locale of ['es', 'en'] as const) {
        const { sheets } = await templateOf(client, key, locale)
        const [asked, offered] = sheets
        assert.lengthOf(asked.rows, 1)
        const headers = asked.rows[0].map(String)
        const mapping = guessMapping(kind, { headers, sample: [] })
        assert.isFalse(Object.values(mapping).includes(null), `${locale} ${headers}`)
        assert.isTrue(kind.isMappingSufficient(mapping))
        assert.isAbove(offered.rows.length, 2)
      }
    })

  test("the template offers the options in the reader's language", async ({ client, assert }) => {
    await openTournaments()
    const { response, sheets } = await templateOf(client, 'press', 'en')
    response.assertHeader('content-disposition', 'attachment; filename="press-en.xlsx"')
    const [asked, offered] = sheets
    assert.equal(offered.name, 'Options')
    const column = offered.rows[0].indexOf('Kind of outlet')
    const media = offered.rows.slice(1, 4).map((row) => row.slice(column, column + 2))
    assert.deepEqual(media[1], ['Radio', 'radio'])
    const at = asked.rows[0].indexOf('Kind of outlet')
    const rule = asked.dataValidations!.find(({ range }) => range.startsWith(letters(at)))
    assert.equal(rule!.type, 'list')
    assert.include(String(rule!.formula1), `'Options'!$`)
    assert.include(asked.rows[0], 'First name *')
    assert.include(asked.rows[0], 'Photo (name of the file)')
  })

  test('the template asks for the language, but for no files, nothing twice and nothing of staff', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const { sheets } = await templateOf(client, 'volunteer', 'es')
    const headers = sheets[0].rows[0].map(String)
    assert.lengthOf([...new Set(headers)], headers.length)
    const { publicFields } = formTypes.get('volunteer')
    assert.lengthOf(headers, Object.keys(publicFields).length - 1)
    assert.include(headers, 'Idioma de la persona')
    assert.notInclude(headers, 'Categoría')
  })
})

const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))
