import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { crc32, inflateRawSync } from 'node:zlib'
import { test } from '@japa/runner'
import { readXlsx } from 'hucre'
import { Workbook, type WorkbookOptions } from '#documents/workbook'

function workbook(options: Partial<WorkbookOptions>): Workbook {
  const columns = [{ header: 'Texto', width: 20, type: 'text' as const }]
  return new Workbook({ title: 'Solicitudes', columns, rows: [], ...options })
}

/** The parts of the package by name, read from the directory at its end and checked. */
async function parts(options: Partial<WorkbookOptions>): Promise<Record<string, string>> {
  const file = await buffer(workbook(options).stream())
  const end = file.length - 22
  const found: Record<string, string> = {}
  let at = file.readUInt32LE(end + 16)
  while (at < end) {
    const [packed, name] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)]
    const start = file.readUInt32LE(at + 42) + 30 + name
    const data = inflateRawSync(file.subarray(start, start + packed))
    if (crc32(data) !== file.readUInt32LE(at + 16)) throw new Error('wrong checksum')
    found[file.toString('utf8', at + 46, at + 46 + name)] = data.toString()
    at += 46 + name
  }
  return found
}

async function cells(options: Partial<WorkbookOptions>): Promise<string[]> {
  const xml = (await parts(options))['xl/worksheets/sheet1.xml']
  return Array.from(xml.matchAll(/<c r="[A-Z]+(?!1")\d+"[^]*?<\/c>/g), ([cell]) => cell)
}

const style = (cell: string) => Number(/ s="(\d+)"/.exec(cell)?.[1] ?? 0)

test.group('Workbook', () => {
  test('{$self} stays the text that was typed')
    .with([
      '=1+1',
      '007',
      '+34600123456',
      '-5',
      '@SUM(A1)',
      '12/03',
      ' a ',
      'a\nb',
      '_x0041_',
      'ñ Ł 李 👩‍🚀',
    ])
    .run(async ({ assert }, typed) => {
      const file = await buffer(workbook({ rows: [[typed]] }).stream())
      const { sheets } = await readXlsx(file)
      assert.strictEqual(sheets[0].rows[1][0], typed)
      assert.notInclude((await parts({ rows: [[typed]] }))['xl/worksheets/sheet1.xml'], '<f')
    })

  test('what looks like a formula wears the quote prefix, other text does not', async ({
    assert,
  }) => {
    const found = await cells({ rows: [['=1+1'], ['Ana'], ['+34'], ['\tx'], ['＝1']] })
    assert.deepEqual(found.map(style), [3, 2, 3, 3, 3])
    const styles = (await parts({}))['xl/styles.xml']
    assert.match(styles, /numFmtId="49"[^>]*quotePrefix="1"/)
  })

  test('markup is escaped, what XML forbids is dropped', async ({ assert }) => {
    const [cell] = await cells({ rows: [['<a>&\u0000\u000b\uffff"\r\nend\ud800']] })
    assert.include(cell, '<t xml:space="preserve">&lt;a&gt;&amp;"\nend\ufffd</t>')
  })

  test('text longer than a cell ends in an ellipsis', async ({ assert }) => {
    const { sheets } = await readXlsx(
      await buffer(workbook({ rows: [['x'.repeat(40_000)], ['x'.repeat(32_767)]] }).stream())
    )
    const [, [cut], [whole]] = sheets[0].rows as string[][]
    assert.equal(cut, 'x'.repeat(32_766) + '…')
    assert.lengthOf(whole, 32_767)
  })

  test('days, moments, money and numbers are what they say', async ({ assert }) => {
    const columns = (['date', 'datetime', 'money', 'number'] as const).map((type) => {
      return { header: type, width: 12, type }
    })
    const moment = new Date('2024-04-22T22:30:00Z')
    const row = [new Date(Date.UTC(2024, 3, 22)), moment, 123_456, 3.5]
    const [day, local, money, number] = await cells({
      columns,
      rows: [row],
      timeZone: 'Europe/Madrid',
    })
    assert.equal(day, '<c r="A2" s="4"><v>45404</v></c>')
    assert.match(local, /^<c r="B2" s="5"><v>45405\.0208333/)
    assert.equal(money, '<c r="C2" s="6"><v>1234.56</v></c>')
    assert.equal(number, '<c r="D2" s="0"><v>3.5</v></c>')

    const styles = (await parts({}))['xl/styles.xml']
    assert.include(styles, 'formatCode="dd/mm/yyyy"')
    assert.include(styles, 'formatCode="dd/mm/yyyy\\ hh:mm"')
    assert.include(styles, 'formatCode="#,##0.00\\ &quot;€&quot;"')
  })

  test('a value of another kind than its column is never lost or turned', async ({ assert }) => {
    const columns = (['text', 'date', 'money', 'number'] as const).map((type) => {
      return { header: type, width: 12, type }
    })
    const odd = [7, 'pendiente', 'gratis', true]
    const { sheets } = await readXlsx(await buffer(workbook({ columns, rows: [odd] }).stream()))
    assert.deepEqual(sheets[0].rows[1], ['7', 'pendiente', 'gratis', true])
  })

  test('nothing, not a number, a wrong date: an empty cell', async ({ assert }) => {
    const columns = [{ header: 'n', width: 9, type: 'number' as const }]
    const rows = [[null], [undefined], [''], [Number.NaN], [Infinity], [new Date('never')], []]
    assert.deepEqual(await cells({ columns, rows }), [])
  })

  test('a day before 1900 is written out', async ({ assert }) => {
    const columns = [{ header: 'd', width: 9, type: 'date' as const }]
    const [cell] = await cells({ columns, rows: [[new Date(Date.UTC(1899, 0, 2))]] })
    assert.include(cell, '<t>1899-01-02</t>')
  })

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
      const { sheets } = await readXlsx(await buffer(workbook({ title, rows: [['a']] }).stream()))
      assert.equal(sheets[0].name, name)
    })

  test('rows go on in further sheets with the header again', async ({ assert }) => {
    const rows = Array.from({ length: 5 }, (_, i) => [String(i)])
    const title = 'x'.repeat(40)
    const file = await buffer(workbook({ title, rows, rowsPerSheet: 2 }).stream())
    const { sheets } = await readXlsx(file)
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
    assert.include((await parts({}))['xl/worksheets/sheet1.xml'], '<autoFilter ref="A1:A1"/>')
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
