import { test } from '@japa/runner'
import { cells, firstSheet, readBack, styles } from '#tests/unit/documents/xlsx'

const style = (cell: string) => Number(/ s="(\d+)"/.exec(cell)?.[1] ?? 0)

test.group('Cells of an exported workbook', () => {
  test('the text {$self} stays as it was typed')
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
      const sheets = await readBack({ rows: [[typed]] })
      assert.strictEqual(sheets[0].rows[1][0], typed)
      assert.notInclude(await firstSheet({ rows: [[typed]] }), '<f')
    })

  test('text that looks like a formula gets the quote prefix, other text does not', async ({
    assert,
  }) => {
    const found = await cells({ rows: [['=1+1'], ['Ana'], ['+34'], ['\tx'], ['＝1']] })
    assert.deepEqual(found.map(style), [3, 2, 3, 3, 3])
    const looks = await styles()
    assert.match(looks, /numFmtId="49"[^>]*quotePrefix="1"/)
  })

  test('markup is escaped, and characters that XML forbids are removed', async ({ assert }) => {
    const [cell] = await cells({ rows: [['<a>&\u0000\u000b\uffff"\r\nend\ud800']] })
    assert.include(cell, '<t xml:space="preserve">&lt;a&gt;&amp;"\nend\ufffd</t>')
  })

  test('text that is longer than a cell ends in an ellipsis', async ({ assert }) => {
    const sheets = await readBack({ rows: [['x'.repeat(40_000)], ['x'.repeat(32_767)]] })
    const [, [cut], [whole]] = sheets[0].rows as string[][]
    assert.equal(cut, 'x'.repeat(32_766) + '…')
    assert.lengthOf(whole, 32_767)
  })

  test('days, moments, money and numbers become typed cells', async ({ assert }) => {
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

    const looks = await styles()
    assert.include(looks, 'formatCode="dd/mm/yyyy"')
    assert.include(looks, 'formatCode="dd/mm/yyyy\\ hh:mm"')
    assert.include(looks, 'formatCode="#,##0.00\\ &quot;€&quot;"')
  })

  test('a value that does not fit the type of its column is kept unchanged', async ({ assert }) => {
    const columns = (['text', 'date', 'money', 'number'] as const).map((type) => {
      return { header: type, width: 12, type }
    })
    const odd = [7, 'pendiente', 'gratis', true]
    const sheets = await readBack({ columns, rows: [odd] })
    assert.deepEqual(sheets[0].rows[1], ['7', 'pendiente', 'gratis', true])
  })

  test('a missing value, NaN or a wrong date gives an empty cell', async ({ assert }) => {
    const columns = [{ header: 'n', width: 9, type: 'number' as const }]
    const rows = [[null], [undefined], [''], [Number.NaN], [Infinity], [new Date('never')], []]
    assert.deepEqual(await cells({ columns, rows }), [])
  })

  test('a day before 1900 is written as text', async ({ assert }) => {
    const columns = [{ header: 'd', width: 9, type: 'date' as const }]
    const [cell] = await cells({ columns, rows: [[new Date(Date.UTC(1899, 0, 2))]] })
    assert.include(cell, '<t>1899-01-02</t>')
  })
})
