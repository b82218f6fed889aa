import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { folderOfTest } from '#tests/helpers/folders'
import { program } from '#tests/helpers/programs'
import type { Visitor } from '#tests/helpers/visitor'

const part = (path: string, name: string) => program('unzip', ['-p', path, name]).toString()

const unescaped = (xml: string) =>
  xml
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

/** Tells for each cell style whether it is a date or time format. */
function dateStyles(path: string): boolean[] {
  const xml = part(path, 'xl/styles.xml')
  const codes = new Map(
    [...xml.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [
      id,
      code,
    ])
  )
  const [, styles] = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(xml)!
  return [...styles.matchAll(/<xf [^>]*numFmtId="(\d+)"/g)].map(([, id]) =>
    /yy/.test(codes.get(id) ?? '')
  )
}

const columnOf = (reference: string) =>
  [...reference.replace(/\d/g, '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0
  ) - 1

/** The rows of a downloaded workbook. */
export async function downloadedRows(visitor: Visitor, address: string) {
  const path = join(folderOfTest('download'), 'list.xlsx')
  await writeFile(path, (await visitor.download(address)).bytes)
  return rowsOf(path)
}

/** The rows of a workbook's first sheet as texts, numbers and ISO days. */
export function rowsOf(path: string): (string | number | null)[][] {
  const sheet = part(path, 'xl/worksheets/sheet1.xml')
  if (/<f[ >]/.test(sheet)) throw new Error('the sheet has formulas')
  const dates = dateStyles(path)
  const rows = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) => {
    const cells: (string | number)[] = []
    for (const [, reference, style, body] of row.matchAll(
      /<c r="([A-Z]+\d+)" s="(\d+)"[^>]*>(.*?)<\/c>/gs
    )) {
      cells[columnOf(reference)] = valueOf(body, dates[Number(style)])
    }
    return cells
  })
  const width = Math.max(...rows.map(({ length }) => length))
  return rows.map((cells) => Array.from({ length: width }, (_, index) => cells[index] ?? null))
}

function valueOf(body: string, isDate: boolean): string | number {
  const text = /<t[^>]*>(.*?)<\/t>/s.exec(body)
  if (text) return unescaped(text[1])
  const number = Number(/<v>(.*?)<\/v>/.exec(body)![1])
  if (!isDate) return number
  const moment = new Date(Date.UTC(1899, 11, 30) + Math.round(number * 86_400) * 1000).toISOString()
  return Number.isInteger(number) ? moment.slice(0, 10) : moment.slice(0, 16)
}
