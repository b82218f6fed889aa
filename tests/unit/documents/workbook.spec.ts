import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import { firstSheet, parts, readBack, workbook } from '#tests/unit/documents/xlsx'

test.group('Workbook', () => {
  test('the header is bold, frozen, filtered and printed on every page', async ({ assert }) => {
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

  test('the sheet of {0} is called {1}')
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

  test('rows go on in further sheets with the header again', async ({ assert }) => {
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

  test('an exactly full sheet brings no empty one after it, no rows one header', async ({
    assert,
  }) => {
    const full = await parts({ rows: [['a'], ['b']], rowsPerSheet: 2 })
    assert.notProperty(full, 'xl/worksheets/sheet2.xml')
    assert.include(await firstSheet({}), '<autoFilter ref="A1:A1"/>')
  })

  test('an error of the rows ends the stream with it', async ({ assert }) => {
    async function* rows() {
      yield ['a']
      throw new Error('connection lost')
    }
    await assert.rejects(() => buffer(workbook({ rows: rows() }).stream()), 'connection lost')
  })

  test('a reader that goes away closes the rows', async ({ assert }) => {
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
    await setTimeout(20)
    assert.isTrue(closed)
  })

  test('a sheet without columns or in an unknown time zone is refused', async ({ assert }) => {
    assert.throws(() => workbook({ columns: [] }), /0 columns/)
    const columns = [{ header: 'd', width: 9, type: 'datetime' as const }]
    const stream = workbook({ columns, timeZone: 'Madrid' }).stream()
    await assert.rejects(() => buffer(stream), 'Unknown time zone Madrid')
  })
})
