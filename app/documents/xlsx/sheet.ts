import { escapeAttribute } from '#documents/xlsx/escape'
import { SHEET_NAMESPACE } from '#documents/xlsx/parts'
import { STYLES } from '#documents/xlsx/styles'
import {
  cellWriter,
  columnLetters,
  columnStyle,
  textCell,
  type Cell,
  type CellWriter,
  type ColumnType,
} from '#documents/xlsx/cells'

export type Column = {
  header: string
  width: number
  type: ColumnType
  /** For lists to fill in: allowed values and hints of the cells. */
  filling?: Filling
}
/** `choices`: cells with the options, `'Options'!$A$2:$A$9`. `several`: separated by semicolons, so not checked. */
type Filling = { choices?: string; several?: boolean; prompt?: string }
export type Row = readonly Cell[]

const CHUNK = 64 * 1024
const LAST_ROW = 1_048_576
const LONGEST_PROMPT = 255

/** One worksheet: a frozen bold header with filters, then the rows, in chunks of XML. */
export class Sheet {
  readonly #columns: Column[]
  readonly #writers: CellWriter[]
  #rows = 1

  constructor(columns: Column[], timeZone: string) {
    this.#columns = columns
    this.#writers = columns.map(({ type }, i) => cellWriter(type, columnLetters(i), timeZone))
  }

  /** For example `$A$1:$C$25`. */
  get list(): string {
    return `$A$1:$${columnLetters(this.#columns.length - 1)}$${this.#rows}`
  }

  async *chunks(rows: AsyncIterable<Row>): AsyncGenerator<Buffer> {
    let xml = this.#opening() + this.#header()
    for await (const row of rows) {
      xml += this.#row(row)
      if (xml.length > CHUNK) {
        yield Buffer.from(xml)
        xml = ''
      }
    }
    yield Buffer.from(xml + this.#closing())
  }

  #opening(): string {
    const columns = this.#columns.map(
      ({ width, type }, i) =>
        `<col min="${i + 1}" max="${i + 1}" width="${width}" style="${columnStyle(type)}" customWidth="1"/>`
    )
    return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="${SHEET_NAMESPACE}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData>`
  }

  #header(): string {
    const cells = this.#columns.map(({ header }, i) =>
      textCell(`<c r="${columnLetters(i)}1"`, header, STYLES.header)
    )
    return `<row r="1">${cells.join('')}</row>`
  }

  #row(row: Row): string {
    const number = ++this.#rows
    let cells = `<row r="${number}">`
    for (let i = 0; i < this.#writers.length; i++) cells += this.#writers[i](row[i], number)
    return cells + '</row>'
  }

  #validations(): string {
    const rules = this.#columns.flatMap(({ filling }, i) => {
      if (!filling) return []
      const { choices, several = false, prompt = '' } = filling
      const letters = columnLetters(i)
      const kind = choices ? ` type="list" errorStyle="warning"` : ''
      const strict = choices && !several ? ` showErrorMessage="1"` : ''
      const promptXml = prompt
        ? ` showInputMessage="1" prompt="${escapeAttribute(prompt.slice(0, LONGEST_PROMPT))}"`
        : ''
      const cells = choices ? `<formula1>${escapeAttribute(choices)}</formula1>` : ''
      const at = `sqref="${letters}2:${letters}${LAST_ROW}"`
      return `<dataValidation${kind} allowBlank="1"${promptXml}${strict} ${at}>${cells}</dataValidation>`
    })
    if (rules.length === 0) return ''
    return `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
  }

  // Without `ignoredErrors` Excel marks each phone and postal code as "number as text".
  #closing(): string {
    const list = this.list.replaceAll('$', '')
    return `</sheetData><autoFilter ref="${list}"/>${this.#validations()}<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/><ignoredErrors><ignoredError sqref="${list}" numberStoredAsText="1"/></ignoredErrors></worksheet>`
  }
}
