import type { Readable } from 'node:stream'
import { Sheet, type Column, type Row } from '#documents/xlsx/sheet'
import { sheetName } from '#documents/xlsx/escape'
import { STYLES_XML } from '#documents/xlsx/styles'
import { zip, type ZipEntry } from '#documents/zip/writer'
import {
  contentTypes,
  ROOT_RELATIONS,
  workbookRelations,
  workbookXml,
  type SheetPart,
} from '#documents/xlsx/parts'

export type { Column, Row } from '#documents/xlsx/sheet'
export type { Cell, ColumnType } from '#documents/xlsx/cells'

/**
 * `title` names the sheet. After 1,048,575 rows the list continues in `title 2`, `title 3`…, each with the
 * header. `width`: characters of the standard font. Days are UTC midnight; `datetime` takes instants and
 * shows them in `timeZone` (IANA, default UTC); `money` takes whole cents. Text is never a formula or
 * a number (OWASP ASVS 1.2.10). An error of `rows` destroys the stream.
 * hucre's stream (1.0.0) is not used: it has no header style, no filter and no quote prefix.
 */
export type WorkbookOptions = {
  title: string
  columns: Column[]
  rows: AsyncIterable<Row> | Iterable<Row>
  timeZone?: string
  /** Rows of a sheet without its header; smaller only in tests. */
  rowsPerSheet?: number
}

export class Workbook {
  static readonly contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

  constructor(private readonly options: WorkbookOptions) {
    const { length } = options.columns
    if (length < 1 || length > 16_384) throw new RangeError(`A sheet cannot have ${length} columns`)
  }

  stream(): Readable {
    return zip(this.#entries())
  }

  async *#entries(): AsyncGenerator<ZipEntry> {
    const { title, columns, rows, timeZone = 'UTC', rowsPerSheet = 1_048_575 } = this.options
    const source = new RowSource(rows)
    const sheets: SheetPart[] = []
    try {
      do {
        const sheet = new Sheet(columns, timeZone)
        const path = `xl/worksheets/sheet${sheets.length + 1}.xml`
        yield { path, data: sheet.chunks(source.take(rowsPerSheet)) }
        sheets.push({ name: sheetName(title, sheets.length + 1), list: sheet.list })
      } while (await source.hasMore())
    } finally {
      await source.close()
    }
    yield part('xl/styles.xml', STYLES_XML)
    yield part('xl/workbook.xml', workbookXml(sheets))
    yield part('xl/_rels/workbook.xml.rels', workbookRelations(sheets.length))
    yield part('_rels/.rels', ROOT_RELATIONS)
    yield part('[Content_Types].xml', contentTypes(sheets.length))
  }
}

/** A file of the workbook that is written at once. */
export function part(path: string, xml: string): ZipEntry {
  return { path, data: [Buffer.from(xml)] }
}

class RowSource {
  readonly #rows: AsyncIterator<Row> | Iterator<Row>
  #next: Row | undefined

  constructor(rows: AsyncIterable<Row> | Iterable<Row>) {
    this.#rows =
      Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]()
  }

  async *take(count: number): AsyncGenerator<Row> {
    for (let taken = 0; taken < count && (await this.hasMore()); taken++) {
      const row = this.#next!
      this.#next = undefined
      yield row
    }
  }

  async hasMore(): Promise<boolean> {
    if (this.#next === undefined) {
      const next = await this.#rows.next()
      if (!next.done) this.#next = next.value
    }
    return this.#next !== undefined
  }

  async close(): Promise<void> {
    await this.#rows.return?.()
  }
}
