import { escapeAttribute } from '#documents/xlsx/escape'

/** The fixed parts of a workbook package (ECMA-376, SpreadsheetML transitional). */
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
export const SHEET_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** The name of a sheet, and the cells of its list with the header: `$A$1:$C$25`. */
export type SheetPart = { name: string; list: string }

export const ROOT_RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

export function contentTypes(sheets: number): string {
  const parts = each(
    sheets,
    (n) =>
      `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPES}.worksheet+xml"/>`
  )
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${parts}</Types>`
}

export function workbookRelations(sheets: number): string {
  const parts = each(
    sheets,
    (n) =>
      `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`
  )
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${parts}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`
}

export function workbookXml(sheets: SheetPart[]): string {
  const list = sheets.map(
    ({ name }, i) =>
      `<sheet name="${escapeAttribute(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`
  )
  const names = sheets.map(({ name, list: cells }, i) => {
    const quoted = escapeAttribute(`'${name.replaceAll("'", "''")}'`)
    return (
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${i}" hidden="1">${quoted}!${cells}</definedName>` +
      `<definedName name="_xlnm.Print_Titles" localSheetId="${i}">${quoted}!$1:$1</definedName>`
    )
  })
  return `${HEAD}<workbook xmlns="${SHEET_NAMESPACE}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets><definedNames>${names.join('')}</definedNames></workbook>`
}

function each(count: number, write: (number: number) => string): string {
  return Array.from({ length: count }, (_, i) => write(i + 1)).join('')
}
