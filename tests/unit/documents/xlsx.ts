import { buffer } from 'node:stream/consumers'
import { crc32, inflateRawSync } from 'node:zlib'
import { readXlsx } from 'hucre'
import { Workbook, type WorkbookOptions } from '#documents/workbook'

export function workbook(options: Partial<WorkbookOptions>): Workbook {
  const columns = [{ header: 'Texto', width: 20, type: 'text' as const }]
  return new Workbook({ title: 'Solicitudes', columns, rows: [], ...options })
}

/** The checked parts of the package by name, read from the directory at its end. */
export async function parts(options: Partial<WorkbookOptions>): Promise<Record<string, string>> {
  const file = await buffer(workbook(options).stream())
  const end = file.length - 22
  const found: Record<string, string> = {}
  let at = file.readUInt32LE(end + 16)
  while (at < end) {
    const [packed, name] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)]
    const start = file.readUInt32LE(at + 42) + 30 + name
    const data = inflateRawSync(file.subarray(start, start + packed))
    if (crc32(data) !== file.readUInt32LE(at + 16)) throw new Error('wrong checksum')
    found[file.toString('utf8', at + 46, at + 46 + name)] = data.toString()
    at += 46 + name
  }
  return found
}

export async function cells(options: Partial<WorkbookOptions>): Promise<string[]> {
  const xml = await firstSheet(options)
  return Array.from(xml.matchAll(/<c r="[A-Z]+(?!1")\d+"[^]*?<\/c>/g), ([cell]) => cell)
}

export async function firstSheet(options: Partial<WorkbookOptions>): Promise<string> {
  const files = await parts(options)
  return files['xl/worksheets/sheet1.xml']
}

export async function styles(): Promise<string> {
  const files = await parts({})
  return files['xl/styles.xml']
}

export async function readBack(options: Partial<WorkbookOptions>) {
  const { sheets } = await readXlsx(await buffer(workbook(options).stream()))
  return sheets
}
