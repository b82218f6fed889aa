import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { until } from '#tests/helpers/until'
import { firstSheet, parts, readBack, workbook } from '#tests/unit/documents/xlsx'

test.group('An exported workbook', () => {
  test('the header row is bold, frozen, filtered and printed on every page', async ({ assert }) => {
    const files = await parts({ rows: [['a'], ['b']] })
    const sheet = files['xl/worksheets/sheet1.xml']
    assert.include(sheet, '<c r="A1" s="1" t="inlineStr"><is><t>Texto</t></is></c>')
    assert.include(
      sheet,
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
    )
    assert.include(sheet, '<col min="1" max="1" width="20" style="2" customWidth="1"/>')
    assert.include(sheet, '<autoFilter ref="A1:A3"/>')
    assert.include(files['xl/workbook.xml'], "'Solicitudes'!$A$1:$A$3")
    assert.include(files['xl/workbook.xml'], "'Solicitudes'!$1:$1")
  })

  test('the sheet for "{0}" is named "{1}"')
    .with([
      ['a/b\\c?d*e[f]g:h', 'a b c d e f g h'],
      ["'Prensa'", 'Prensa'],
      ['', 'Hoja'],
      ['History', 'Hoja'],
      ['x'.repeat(40), 'x'.repeat(31)],
      ["L'Oréal & <Co>", "L'Oréal & <Co>"],
    ])
    .run(async ({ assert }, [title, name]) => {
      const sheets = await readBack({ title, rows: [['a']] })
      assert.equal(sheets[0].name, name)
    })

  test('rows beyond the limit go on in further sheets with the header again', async ({
    assert,
  }) => {
    const rows = Array.from({ length: 5 }, (_, i) => [String(i)])
    const title = 'x'.repeat(40)
    const sheets = await readBack({ title, rows, rowsPerSheet: 2 })
    assert.deepEqual(
      sheets.map(({ name }) => name.length),
      [31, 31, 31]
    )
    assert.deepEqual(
      sheets.map(({ rows: read }) => read.flat()),
      [
        ['Texto', '0', '1'],
        ['Texto', '2', '3'],
        ['Texto', '4'],
      ]
    )
  })

  test('an exactly full sheet is not followed by an empty one, and no rows give one header', async ({
    assert,
  }) => {
    const full = await parts({ rows: [['a'], ['b']], rowsPerSheet: 2 })
    assert.notProperty(full, 'xl/worksheets/sheet2.xml')
    assert.include(await firstSheet({}), '<autoFilter ref="A1:A1"/>')
  })

  test('an error while reading the rows ends the stream with the same error', async ({
    assert,
  }) => {
    async function* rows() {
      yield ['a']
      throw new Error('connection lost')
    }
    await assert.rejects(() => buffer(workbook({ rows: rows() }).stream()), 'connection lost')
  })

  test('a reader that disconnects closes the source of the rows', async () => {
    let closed = false
    async function* rows() {
      try {
        for (;;) yield [crypto.randomUUID()]
      } finally {
        closed = true
      }
    }
    const stream = workbook({ rows: rows() }).stream()
    for await (const chunk of stream) if (chunk.length) break
    await until(() => closed, 'the rows are closed')
  })

  test('a sheet without columns is refused, and so is an unknown time zone', async ({ assert }) => {
    assert.throws(() => workbook({ columns: [] }), /0 columns/)
    const columns = [{ header: 'd', width: 9, type: 'datetime' as const }]
    const stream = workbook({ columns, timeZone: 'Madrid' }).stream()
    await assert.rejects(() => buffer(stream), 'Unknown time zone Madrid')
  })
})
