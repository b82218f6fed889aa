import { test } from '@japa/runner'
import { zipped } from '#tests/helpers/archives'
import { openCell, openDocument, openRow, openTable, readList } from '#tests/helpers/spreadsheets'

const head = ['Nombre', 'Apellidos']
const typed = (type: string, attributes: string, shown = 'x') =>
  `<table:table-cell office:value-type="${type}" ${attributes}><text:p>${shown}</text:p></table:table-cell>`
const reasonOf = async (content: Buffer): Promise<string> =>
  readList(content).then(
    () => 'none',
    ({ reason }) => reason
  )

test.group('An OpenDocument spreadsheet', () => {
  test('an OpenDocument sheet gives the same dates, numbers and texts as an Excel workbook', async ({
    assert,
  }) => {
    const cells = [
      typed('float', 'office:value="100644"', '100.644'),
      typed('percentage', 'office:value="0.5"', '50%'),
      typed('currency', 'office:value="12.5"', '12,50 €'),
      typed('date', 'office:date-value="1986-06-03"', '03/06/86'),
      typed('date', 'office:date-value="1986-06-03T10:30:00"', '03/06/86'),
      typed('date', 'office:date-value="1986-06-03T00:00:00"', '03/06/86'),
      typed('time', 'office:time-value="PT09H05M00S"', '9:05'),
      typed('boolean', 'office:boolean-value="true"', 'VERDADERO'),
      typed('string', 'calcext:value-type="error"', '#N/D'),
      'Ñandú &amp; Cía',
    ]
    const { lines } = await readList(await openDocument(openTable('Lista', [head, cells])))
    assert.deepEqual(lines, [
      {
        line: 2,
        cells: [
          ...['100644', '0.5', '12.5', '1986-06-03', '1986-06-03 10:30', '1986-06-03', '09:05'],
          ...['true', '', 'Ñandú & Cía'],
        ],
      },
    ])
  })

  test('an OpenDocument cell is read without its comments, notes and inner tables', async ({
    assert,
  }) => {
    const cell = `<table:table-cell office:value-type="string">
      <office:annotation><text:p>secret</text:p></office:annotation>
      <text:p>Ana<text:s text:c="2"/><text:span>de la</text:span><text:note><text:p>no</text:p></text:note></text:p>
      <text:p>Torre</text:p>
      <table:table table:is-sub-table="true"><table:table-row><table:table-cell><text:p>inner</text:p></table:table-cell></table:table-row></table:table>
    </table:table-cell>`
    const { lines, sheets } = await readList(
      await openDocument(openTable('A', [head, [cell, 'Uno']]))
    )
    assert.deepEqual([lines[0].cells, sheets], [['Ana de la Torre', 'Uno'], ['A']])
  })

  test('repeated cells and rows of an OpenDocument sheet are expanded', async ({ assert }) => {
    const rows =
      openRow(head) +
      '<table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>' +
      `<table:table-row table:number-rows-repeated="2">${openCell('Ana', 'table:number-columns-repeated="2"')}<table:covered-table-cell table:number-columns-repeated="2"/>${openCell('Z')}<table:table-cell table:number-columns-repeated="16379"/></table:table-row>` +
      '<table:table-row table:number-rows-repeated="1048500"><table:table-cell/></table:table-row>'
    const content = await openDocument(`<table:table table:name="A">${rows}</table:table>`)
    const cells = ['Ana', 'Ana', '', '', 'Z']
    assert.deepEqual((await readList(content)).lines, [
      { line: 5, cells },
      { line: 6, cells },
    ])
  })

  test('the sheet with the list is found among several, and a hidden sheet is skipped', async ({
    assert,
  }) => {
    const styles =
      '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>'
    const tables =
      openTable('Notas &amp; más', [['Lo que sea'], ['x']]) +
      openTable('Oculta', [head, ['No', 'Ella']], 'table:style-name="ta2"') +
      openTable('Lista', [['Torneo'], [], head, ['Ana', 'Uno']])
    const content = await openDocument(tables, { styles })
    const { sheet, sheets, headerLine, lines } = await readList(content)
    assert.deepEqual(
      [sheet, sheets, headerLine, lines.map(({ cells }) => cells)],
      ['Lista', ['Notas & más', 'Oculta', 'Lista'], 3, [['Ana', 'Uno']]]
    )
    const other = await readList(content, { sheet: 'Oculta' })
    assert.deepEqual(other.lines, [{ line: 2, cells: ['No', 'Ella'] }])
  })

  test('reading an OpenDocument file ({0}) gives the problem "{1}"')
    .with([
      [
        'a text document',
        'notAList',
        () => zipped({ 'content.xml': Buffer.from('<office:text/>') }),
      ],
      [
        'one with a password',
        'password',
        () =>
          openDocument('', {
            more: { 'META-INF/manifest.xml': Buffer.from('<manifest:encryption-data/>') },
          }),
      ],
      [
        'one that is encrypted whole',
        'password',
        () => zipped({ 'encrypted-package': Buffer.from('x') }),
      ],
      ['a bomb', 'unfolds', () => openDocument(' '.repeat(60 * 1024 * 1024))],
      ['no sheet', 'empty', () => openDocument('')],
      [
        'half a sheet',
        'broken',
        () => openDocument(`<table:table table:name="A">${openRow(head)}<table:table-row><!--`),
      ],
      [
        'a cell that stands in 16,384 columns',
        'tooManyColumns',
        () =>
          openDocument(
            openTable('A', [head, [openCell('x', 'table:number-columns-repeated="16384"')]])
          ),
      ],
      [
        'a row that stands a million times',
        'tooManyRows',
        () =>
          openDocument(
            `<table:table table:name="A">${openRow(head)}<table:table-row table:number-rows-repeated="1048000">${openCell('x')}</table:table-row></table:table>`
          ),
      ],
      [
        'a long text that stands a million times',
        'tooMuch',
        () =>
          openDocument(
            `<table:table table:name="A">${openRow(head)}<table:table-row table:number-rows-repeated="99999999999">${openCell('x'.repeat(9000), 'table:number-columns-repeated="99"')}</table:table-row></table:table>`
          ),
      ],
      [
        '300 sheets',
        'unfolds',
        () =>
          openDocument(
            Array.from({ length: 300 }, (_, at) => openTable(`Hoja ${at}`, [head])).join('')
          ),
      ],
      [
        'entities that unfold',
        'none',
        () => openDocument(openTable('A', [head, ['&lol;&#x41;na', 'Uno']])),
      ],
    ] as [string, string, () => Promise<Buffer>][])
    .run(async ({ assert }, [, reason, content]) => {
      assert.equal(await reasonOf(await content()), reason)
    })
})
