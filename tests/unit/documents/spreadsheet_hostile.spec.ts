import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { reading } from '#config/documents'
import { zipped } from '#tests/helpers/archives'
import { workbook } from '#tests/helpers/imports'
import { rawWorkbook, readList, xmlRow } from '#tests/helpers/spreadsheets'

const head = xmlRow(1, ['Nombre', 'Apellidos']) + xmlRow(2, ['Ana', 'Uno'])
const ole = (words: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.from(words, 'utf16le'),
    randomBytes(50_000),
  ])
const filled = Buffer.alloc(60 * 1024 * 1024, 'a')
const bomb = () => rawWorkbook(head, { 'xl/sharedStrings.xml': filled })
const manySheets = () =>
  workbook(Object.fromEntries(Array.from({ length: 256 }, (_, at) => [`Hoja ${at}`, [['Nombre']]])))
// Each cell has ten thousand letters but takes only thirty bytes in the file.
const repeated = () =>
  rawWorkbook(
    head +
      Array.from({ length: 40 }, () => `<row>${'<c t="s"><v>0</v></c>'.repeat(256)}</row>`).join(
        ''
      ),
    {
      'xl/_rels/workbook.xml.rels': Buffer.from(
        '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>'
      ),
      'xl/sharedStrings.xml': Buffer.from(`<sst><si><t>${'x'.repeat(10_000)}</t></si></sst>`),
    }
  )
const rows = (count: number) => Array.from({ length: count }, (_, at) => `Ana;Uno ${at}`)

const refused: [string, string, () => Buffer | string | Promise<Buffer | string>][] = [
  ['nothing', 'empty', () => ''],
  ['blank lines', 'empty', () => '\n\n  \n'],
  ['two letters', 'empty', () => 'ab'],
  ['a mark and nothing else', 'empty', () => '\ufeff'],
  ['headers and nothing else', 'empty', () => 'Nombre;Apellidos\n'],
  ['a PDF', 'notAList', () => '%PDF-1.7\n1 0 obj\n'],
  ['a picture', 'notAList', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a text document', 'notAList', () => zipped({ 'word/document.xml': Buffer.from('<x/>') })],
  ['an old text document', 'notAList', () => ole('WordDocument')],
  ['a web page', 'markup', () => '\n<html><table><tr><td>Nombre</td></tr></table></html>'],
  ['a workbook with a password', 'password', () => ole('EncryptedPackage')],
  ['a damaged old workbook', 'broken', () => ole('Workbook')],
  ['half a workbook', 'broken', async () => (await rawWorkbook(head)).subarray(0, 700)],
  ['a sheet without an end', 'broken', () => rawWorkbook(`${head}<row r="3"><c><!--`)],
  ['a bomb', 'unfolds', bomb],
  ['quotes that never close', 'quotes', () => 'Nombre;Apellidos\nAna;"Uno\nEva;Dos\n'],
  ['quotes that a later row closes', 'quotes', () => 'Nombre,Apellidos\nAna,"Uno\nEva,"Dos"\n'],
  [
    'quoted names, one of them not closed',
    'quotes',
    () => 'Puesto,Jugador\n1,"UNO, Eva"\n2,"DOS, Ana\n3,"TRES, Sol"\n',
  ],
  ['100,001 rows', 'tooManyRows', () => `Nombre;Apellidos\n${rows(100_001).join('\n')}`],
  ['one text in ten thousand cells', 'tooMuch', repeated],
  ['256 sheets', 'unfolds', manySheets],
  ['too many columns', 'tooManyColumns', () => `${'Nombre;'.repeat(300)}x\n`],
  ['16,384 columns', 'tooManyColumns', () => rawWorkbook(xmlRow(1, new Array(16_384).fill('x')))],
]

test.group('A file that is no list', () => {
  test('a file ({0}) is refused as a list with the reason "{1}"')
    .with(refused)
    .run(async ({ assert }, [, reason, content]) => {
      const error: any = await readList(await content()).then(
        () => null,
        (problem) => problem
      )
      assert.equal(error?.reason, reason)
    })
})

test.group('An unusual list', () => {
  test('a list with a million empty rows is read', async ({ assert }) => {
    const empty = Array.from({ length: 1_000_000 }, (_, at) => `<row r="${at + 3}"/>`).join('')
    assert.equal((await readList(await rawWorkbook(head + empty))).rows, 1)
  })

  test('a list that takes too long to read is refused', async ({ assert, cleanup }) => {
    const { ...usual } = reading
    reading.time = 1
    cleanup(() => void Object.assign(reading, usual))
    const error: any = await readList('Nombre;Apellidos\nAna;Uno\n').catch((problem) => problem)
    assert.equal(error.reason, 'tooLong')
  })

  test('a list with macros, external links and entities is read without following them', async ({
    assert,
  }) => {
    const { lines } = await readList(
      await rawWorkbook(head, {
        'xl/vbaProject.bin': ole('Sub'),
        // Parts that are not read are not unpacked.
        'xl/media/image1.png': filled,
        'xl/externalLinks/externalLink1.xml': Buffer.from('<externalLink/>'),
        'xl/sharedStrings.xml': Buffer.from(
          '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><sst><si><t>&b;</t></si></sst>'
        ),
      })
    )
    assert.deepEqual(lines, [{ line: 2, cells: ['Ana', 'Uno'] }])
  })

  test('a row longer than the headers and a cell of ten thousand letters are kept', async ({
    assert,
  }) => {
    const { lines } = await readList(
      `Nombre;Apellidos\nAna;Uno;más\n${'x'.repeat(30_000)};Dos\nEva\n`
    )
    assert.deepEqual(
      lines.map(({ cells }) => cells.map(({ length }) => length)),
      [[3, 3, 3], [10_000, 3], [3]]
    )
  })

  test('bytes that are no valid text are decoded as far as possible', async ({ assert }) => {
    const { lines } = await readList(Buffer.from('Nombre;Apellidos\nAna;\xff\xf1\x81\n', 'latin1'))
    assert.lengthOf(lines, 1)
  })

  test('several lists that are read at once all make progress', async ({ assert }) => {
    const lists = await Promise.all(
      [1, 2, 3].map((number) => readList(`Nombre;Apellidos\nAna;Uno ${number}\n`))
    )
    assert.deepEqual(
      lists.map(({ lines }) => lines[0].cells[1]),
      ['Uno 1', 'Uno 2', 'Uno 3']
    )
  })
})
