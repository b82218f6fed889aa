import { test } from '@japa/runner'
import * as XLSX from 'xlsx'
import { workbook } from '#tests/helpers/imports'
import { rawWorkbook, readList } from '#tests/helpers/spreadsheets'

const cellsOf = async (content: Buffer | string) =>
  (await readList(content)).lines.map(({ cells }) => cells)
const saved = 'Nombre;Apellidos\r\nÁna;Ñú€\r\n'

test.group('A list as a text file', () => {
  test('a text list with the format "{0}" is read')
    .with([
      ['UTF-8', Buffer.from(saved)],
      ['UTF-8 with a mark', Buffer.from(`\ufeff${saved}`)],
      ['UTF-16', Buffer.from(`\ufeff${saved}`, 'utf16le')],
      ['UTF-16 the other way round', Buffer.from(`\ufeff${saved}`, 'utf16le').swap16()],
      ['Windows-1252', Buffer.from(saved.replace('€', '\x80'), 'latin1')],
      ['commas', Buffer.from(saved.replaceAll(';', ','))],
      ['tabs', Buffer.from(saved.replaceAll(';', '\t'))],
      ['what its first line says', Buffer.from(`sep=|\n${saved.replaceAll(';', '|')}`)],
      ['lines of an old Macintosh', Buffer.from(saved.replaceAll('\r\n', '\r'))],
    ] as [string, Buffer][])
    .run(async ({ assert }, [, content]) => {
      assert.deepEqual(await cellsOf(content), [['Ána', 'Ñú€']])
    })

  test('a text list keeps quoted cells and its line numbers', async ({ assert }) => {
    const { lines } = await readList('nombre,apellidos\n\n"Ana, la ""una""",Uno\n\nEva,Dos\n')
    assert.deepEqual(lines, [
      { line: 3, cells: ['Ana, la "una"', 'Uno'] },
      { line: 5, cells: ['Eva', 'Dos'] },
    ])
  })

  test('a cell of several lines may begin with a quotation mark', async ({ assert }) => {
    const cells = await cellsOf('nombre;apellidos\n"""Casa"" azul\r\nsegunda";Uno\n')
    assert.deepEqual(cells, [['"Casa" azul segunda', 'Uno']])
  })

  test('invisible characters and the apostrophe before a plus sign are removed', async ({
    assert,
  }) => {
    const cells = await cellsOf(`nombre;apellidos;ranking\n\u200b A\u00a0 na ;'+34600;O'Neill\n`)
    assert.deepEqual(cells, [['A na', '+34600', "O'Neill"]])
  })

  test('a list with one column is not split by the commas in its rows', async ({ assert }) => {
    const cells = await cellsOf('Nombre\nALCARAZ, Carlos\nSINNER, Jannik\n')
    assert.deepEqual(cells, [['ALCARAZ, Carlos'], ['SINNER, Jannik']])
    assert.deepEqual(await cellsOf('Lista\nNombre,Apellidos\nAna,Uno\n'), [['Ana', 'Uno']])
  })

  test('a long cell is never cut inside a character', async ({ assert }) => {
    const { headers, sample, lines } = await readList(
      `Nombre;${'x'.repeat(199)}😀\nAna;${'x'.repeat(9999)}😀\n`
    )
    for (const text of [headers[1], sample[0][1], lines[0].cells[1]])
      assert.isTrue(text.isWellFormed())
  })

  test('the header line can be chosen, and lines above it are ignored', async ({ assert }) => {
    const notes = Array.from({ length: 14 }, (_, at) => `Nota ${at};x`).join('\n')
    const content = `${notes}\nNombre;Apellidos\nAna;Uno\n`
    const { headers, lines } = await readList(content, { headerLine: 15 })
    assert.deepEqual(
      [headers, lines],
      [['Nombre', 'Apellidos'], [{ line: 16, cells: ['Ana', 'Uno'] }]]
    )
    const whole = await readList(content, { headerLine: 0 })
    assert.deepEqual([whole.headers, whole.rows], [['', ''], 16])
  })

  test('headers that are repeated on each page are read once', async ({ assert }) => {
    const page = (name: string) => `Nombre;Apellidos;\n${name};Uno\n`
    const { lines, rows } = await readList(page('Ana') + page('Eva'))
    assert.deepEqual(lines, [
      { line: 2, cells: ['Ana', 'Uno'] },
      { line: 4, cells: ['Eva', 'Uno'] },
    ])
    assert.equal(rows, 2)
  })

  test('a date column with the month first is recognised', async ({ assert }) => {
    const list = (dates: string[]) =>
      readList(`nombre;nacido\n${dates.map((d) => `A;${d}`).join('\n')}`)
    assert.deepEqual((await list(['05/22/1987', '03/04/1990'])).monthsFirst, [1])
    assert.deepEqual((await list(['05/04/1987', '22/04/1990'])).monthsFirst, [])
  })
})

test.group('A list as a workbook', () => {
  test('a workbook of the type {$self} is read with its real dates and numbers')
    .with(['xlsx', 'biff8'] as const)
    .run(async ({ assert }, type) => {
      const content = workbook(
        [
          ['Nombre', 'Apellidos', 'Ranking', 'Nacimiento'],
          ['Ana', 'Uno', 7, new Date(Date.UTC(1999, 4, 22)) as any],
        ],
        type
      )
      assert.deepEqual(await cellsOf(content), [['Ana', 'Uno', '7', '1999-05-22']])
    })

  test('the sheet with the headers is found, and another sheet can be chosen', async ({
    assert,
  }) => {
    const content = workbook({
      Portada: [['Torneo de ejemplo'], ['2024']],
      Lista: [
        ['Nombre', 'Apellidos'],
        ['Ana', 'Uno'],
      ],
    })
    const found = await readList(content)
    assert.deepEqual([found.sheets, found.sheet, found.rows], [['Portada', 'Lista'], 'Lista', 1])
    const chosen = await readList(content, { sheet: 'Portada', headerLine: 0 })
    assert.deepEqual(
      chosen.lines.map(({ cells }) => cells),
      [['Torneo de ejemplo'], ['2024']]
    )
    assert.deepEqual(chosen.headers, [''])
  })

  test('a workbook is read whichever program wrote it', async ({ assert }) => {
    const text = (value: string) => `<c t="inlineStr"><is>${value}</is></c>`
    const { lines } = await readList(
      await rawWorkbook(
        [
          // Rows and cells without a position.
          `<row>${text('<t>Nombre</t>')}${text('<t>Apellidos</t>')}</row><row/>`,
          // Character references, CDATA, runs of text and phonetic text.
          `<row>${text('<t>&#209;and&#xFA;</t>')}${text('<t>&#128512;<![CDATA[ & ]]>_x0041_</t>')}</row>`,
          `<row>${text('<r><t>An</t></r><rPh><t>no</t></rPh><r><t>a</t></r>')}</row>`,
          // An ISO date, a boolean, an error and a number with an exponent.
          '<row><c t="d"><v>1999-05-22T00:00:00</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c><v>1E3</v></c></row>',
          '<x:row r="9"><x:c r="B9" t="str"><x:v>Uno</x:v><x:extLst><x:v>2</x:v></x:extLst></x:c></x:row>',
          '<row r="4"><c><v>7</v></c></row>',
        ].join('')
      )
    )
    assert.deepEqual(lines, [
      { line: 3, cells: ['Ñandú', '😀 & A'] },
      { line: 4, cells: ['Ana'] },
      { line: 5, cells: ['1999-05-22', 'true', '', '1000'] },
      { line: 9, cells: ['', 'Uno'] },
      { line: 10, cells: ['7'] },
    ])
  })

  test('shared strings are read wherever the workbook stores them', async ({ assert }) => {
    const relation = (id: string, kind: string, target: string) =>
      `<Relationship Id="${id}" Type="http://x/${kind}" Target="${target}"/>`
    const cells = [0, 1, 2].map((at) => `<c t="s"><v>${at}</v></c>`).join('')
    const content = await rawWorkbook('', {
      'xl/_rels/workbook.xml.rels': Buffer.from(
        `<Relationships>${relation('rId1', 'worksheet', '/xl/Hojas/1.xml')}${relation('rId2', 'sharedStrings', 'textos.xml')}</Relationships>`
      ),
      'xl/textos.xml': Buffer.from(
        '<sst><si><t>Nombre</t></si><si/><si><r><t>Ape</t></r><r><t>llidos</t></r></si></sst>'
      ),
      'xl/hojas/1.xml': Buffer.from(
        `<!--${' '.repeat(5000)}--><worksheet><sheetData><row>${cells}</row><row><c><v>1</v></c></row></sheetData></worksheet>`
      ),
    })
    const { headers, lines } = await readList(content)
    assert.deepEqual(headers, ['Nombre', '', 'Apellidos'])
    assert.deepEqual(lines, [{ line: 2, cells: ['1'] }])
  })

  test('a formula gives its last stored value or an empty cell', async ({ assert }) => {
    const sheet = XLSX.utils.aoa_to_sheet([
      ['Nombre', 'Apellidos'],
      ['Ana', 'Uno'],
    ])
    sheet.A2 = { t: 's', v: 'De antes', f: 'A1&"x"' }
    sheet.B2 = { t: 'e', v: 0x2a, f: 'WEBSERVICE("http://127.0.0.1/")' }
    sheet.C2 = { t: 's', v: 'x' }
    sheet['!ref'] = 'A1:C2'
    const book = XLSX.utils.book_new()
    XLSX.utils.book_append_sheet(book, sheet, 'Lista')
    const content = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' })
    assert.deepEqual(await cellsOf(content), [['De antes', '', 'x']])
  })
})

test.group('The header line', () => {
  const rows = [['Ana', 'Uno', '1']]
  test('the header line is found {0}')
    .with([
      ['at the top', [['Nombre', 'Apellidos', 'Ranking']], 1],
      [
        'below titles',
        [['Lista WTA'], [''], ['22/04/2024'], ['NOMBRE', 'apellidos', 'Ranking*']],
        4,
      ],
      [
        'over two rows',
        [
          ['Jugadora', '', 'Ranking'],
          ['Nombre', 'Apellidos', ''],
        ],
        2,
      ],
      [
        'in both languages',
        [
          ['Nombre', 'Apellidos', 'Ranking'],
          ['First name', 'Last name', 'Ranking'],
        ],
        2,
      ],
    ] as [string, string[][], number][])
    .run(async ({ assert }, [, header, line]) => {
      const list = await readList([...header, ...rows].map((row) => row.join(';')).join('\n'))
      assert.equal(list.headerLine, line)
      assert.lengthOf(list.headers.filter(Boolean), 3)
      assert.deepEqual(
        list.lines.map(({ cells }) => cells),
        rows
      )
    })
})
