import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { programBeside } from '#tests/helpers/programs'

/** Export filter of LibreOffice: commas, quoted texts, UTF-8, cells as shown. */
const CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true'

export type Row = Record<string, string>

/** The first sheet of each workbook, row by row as LibreOffice shows it, by its header. */
export async function openedInLibreOffice(
  workbooks: Record<string, Buffer>
): Promise<Record<string, Row[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'acreditacion-workbooks-'))
  try {
    const names = Object.keys(workbooks)
    for (const name of names) await writeFile(join(folder, `${name}.xlsx`), workbooks[name])
    await converted(
      folder,
      CSV,
      names.map((name) => join(folder, `${name}.xlsx`))
    )
    const rows = await Promise.all(
      names.map(async (name) => {
        const text = await readFile(join(folder, `${name}.csv`), 'utf8')
        return [name, parse(text, { columns: true, bom: true }) as Row[]] as const
      })
    )
    return Object.fromEntries(rows)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A list saved by LibreOffice as `xlsx` or `ods`. */
export async function savedInLibreOffice(csv: string, format: 'xlsx' | 'ods'): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'acreditacion-lists-'))
  try {
    const path = join(folder, 'list.csv')
    await writeFile(path, csv)
    // All columns as text, so that a document keeps its zeros.
    await converted(folder, format, [path], '--infilter=CSV:44,34,76,1')
    return await readFile(join(folder, `list.${format}`))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function converted(folder: string, format: string, paths: string[], ...more: string[]) {
  // A second LibreOffice with the same profile silently does nothing, so each run gets its own.
  const profile = `-env:UserInstallation=file://${folder}/profile`
  const args = [profile, '--headless', ...more, '--convert-to', format, '--outdir', folder]
  await programBeside('soffice', [...args, ...paths], { seconds: 120 })
}
