import { readFile } from 'node:fs/promises'
import { readSpreadsheet, type SheetFacts, type SheetRow } from '#documents/spreadsheet'
import { fileOf, zipped } from '#tests/helpers/archives'

const words = ['name', 'last name', 'nombre', 'apellidos', 'ranking', 'first name']

/** What a list is read as, and its rows. */
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

/** A workbook of one sheet whose XML is given as it is, with what else may lie in it. */
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

/** A row of texts in a sheet's XML. */
export const xmlRow = (line: number, texts: string[]) =>
  `<row r="${line}">${texts
    .map((text, at) => `<c r="${lettersOf(at)}${line}" t="inlineStr"><is><t>${text}</t></is></c>`)
    .join('')}</row>`

const lettersOf = (index: number): string =>
  (index >= 26 ? lettersOf(Math.floor(index / 26) - 1) : '') +
  String.fromCharCode(65 + (index % 26))
