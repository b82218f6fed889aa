import type { Readable } from 'node:stream'
import type { I18n } from '@adonisjs/i18n'
import { part } from '#documents/workbook'
import { columnLetters } from '#documents/xlsx/cells'
import { sheetName } from '#documents/xlsx/escape'
import { contentTypes, ROOT_RELATIONS, workbookRelations, workbookXml } from '#documents/xlsx/parts'
import { Sheet, type Column } from '#documents/xlsx/sheet'
import { STYLES_XML } from '#documents/xlsx/styles'
import { zip, type ZipEntry } from '#documents/zip/writer'
import type { Option } from '#form_types/options'

/** A question. `list` names its options; `several` allows more than one, separated by semicolons. */
export type TemplateColumn = {
  header: string
  width: number
  type: 'text' | 'date' | 'number'
  prompt: string
  list?: string
  several?: boolean
}

export type TemplateList = { name: string; header: string; options: Option[] }

/** An empty list of people: a column for each question, and a sheet with the options of its cells. */
export class PeopleTemplate {
  constructor(
    private title: string,
    private columns: TemplateColumn[],
    private lists: TemplateList[],
    private i18n: I18n
  ) {}

  stream(): Readable {
    return zip(this.#entries())
  }

  async *#entries(): AsyncGenerator<ZipEntry> {
    const names = [sheetName(this.title), this.#optionsName]
    const sheets = [
      { sheet: new Sheet(this.#answerColumns(), 'UTC'), rows: [] },
      { sheet: new Sheet(this.#optionColumns(), 'UTC'), rows: this.#options() },
    ]
    for (const [index, { sheet, rows }] of sheets.entries())
      yield { path: `xl/worksheets/sheet${index + 1}.xml`, data: sheet.chunks(each(rows)) }
    yield part('xl/styles.xml', STYLES_XML)
    yield part(
      'xl/workbook.xml',
      workbookXml(sheets.map(({ sheet }, index) => ({ name: names[index], list: sheet.list })))
    )
    yield part('xl/_rels/workbook.xml.rels', workbookRelations(sheets.length))
    yield part('_rels/.rels', ROOT_RELATIONS)
    yield part('[Content_Types].xml', contentTypes(sheets.length))
  }

  get #optionsName() {
    return sheetName(this.i18n.t('imports.template.options'))
  }

  #answerColumns(): Column[] {
    return this.columns.map(({ list, several, prompt, ...column }) => ({
      ...column,
      filling: { prompt, several, choices: list && this.#cellsOf(list) },
    }))
  }

  #cellsOf(name: string): string {
    const index = this.lists.findIndex((list) => list.name === name)
    const letters = columnLetters(index * 2)
    const last = this.lists[index].options.length + 1
    return `'${this.#optionsName}'!$${letters}$2:$${letters}$${last}`
  }

  /** Two columns per list: labels and values. */
  #optionColumns(): Column[] {
    return this.lists.flatMap(({ header }) => [
      { header, width: 32, type: 'text' as const },
      { header: this.i18n.t('imports.template.value'), width: 14, type: 'text' as const },
    ])
  }

  #options(): string[][] {
    const longest = Math.max(...this.lists.map(({ options }) => options.length))
    return Array.from({ length: longest }, (_, row) =>
      this.lists.flatMap(({ options }) => [options[row]?.label ?? '', options[row]?.value ?? ''])
    )
  }
}

async function* each(rows: string[][]) {
  yield* rows
}
