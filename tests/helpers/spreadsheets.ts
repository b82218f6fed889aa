import { readFile } from 'node:fs/promises'
import { readSpreadsheet, type SheetFacts, type SheetRow } from '#documents/spreadsheet'
import { fileOf, zipped } from '#tests/helpers/archives'

const words = ['name', 'last name', 'nombre', 'apellidos', 'ranking', 'first name']

/** The reading of a list with its rows. */
export async function readList(
  content: Buffer | string,
  choice: { sheet?: string; headerLine?: number } = {}
): Promise<SheetFacts & { lines: SheetRow[] }> {
  const path = await fileOf(Buffer.from(content as string), 'list')
  const to = `${path}.ndjson`
  const facts = await readSpreadsheet({ path, to, words, ...choice })
  const text = await readFile(to, 'utf8')
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row))
    .map(([line, cells]) => ({ line, cells }))
  return { ...facts, lines }
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** A workbook with one sheet of raw XML and additional files. */
export function rawWorkbook(sheetData: string, more: Record<string, Buffer> = {}): Promise<Buffer> {
  const part = (xml: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)
  const related = (type: string, target: string) =>
    part(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`
    )
  const typed = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`
  return zipped({
    '[Content_Types].xml': part(
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${typed('workbook', 'sheet.main')}${typed('worksheets/sheet1', 'worksheet')}</Types>`
    ),
    '_rels/.rels': related('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': part(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`
    ),
    'xl/_rels/workbook.xml.rels': related('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': part(
      `<worksheet xmlns="${MAIN}"><sheetData>${sheetData}</sheetData></worksheet>`
    ),
    ...more,
  })
}

/** The XML of a row of texts. */
export const xmlRow = (line: number, texts: string[]) =>
  `<row r="${line}">${texts
    .map((text, at) => `<c r="${lettersOf(at)}${line}" t="inlineStr"><is><t>${text}</t></is></c>`)
    .join('')}</row>`

const lettersOf = (index: number): string =>
  (index >= 26 ? lettersOf(Math.floor(index / 26) - 1) : '') +
  String.fromCharCode(65 + (index % 26))

/** An OpenDocument spreadsheet with raw tables and optional styles. */
export function openDocument(tables: string, { styles = '', more = {} } = {}): Promise<Buffer> {
  const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content
    xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
    xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
    xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">
    <office:automatic-styles>${styles}</office:automatic-styles>
    <office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`
  return zipped({
    'mimetype': Buffer.from('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': Buffer.from(content),
    ...more,
  })
}

/** A table of an OpenDocument spreadsheet; a text that begins with `<` is a raw cell. */
export const openTable = (name: string, rows: string[][], attributes = '') =>
  `<table:table table:name="${name}" ${attributes}>${rows.map(openRow).join('')}</table:table>`

export const openRow = (cells: string[]) =>
  `<table:table-row>${cells.map((cell) => (cell.startsWith('<') ? cell : openCell(cell))).join('')}</table:table-row>`

export const openCell = (text: string, attributes = '') =>
  text === ''
    ? `<table:table-cell ${attributes}/>`
    : `<table:table-cell office:value-type="string" ${attributes}><text:p>${text}</text:p></table:table-cell>`
