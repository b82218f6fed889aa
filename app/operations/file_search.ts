import { createReadStream } from 'node:fs'
import { opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '#exceptions/error_facts'

/** Files and folders to search. Older files than `since` are left out; `from` is the first byte. */
export type Area = {
  place: string
  paths: string[]
  except?: string[]
  since?: number
  from?: number
}
export type SearchOrder = { mark: string; areas: Area[] }

/** What was searched. `unread` files could not be opened. */
export type SearchReport = {
  place: string
  files: number
  bytes: number
  unread: number
  traces: string[]
}

/** The encodings in which the mark may be stored: letters of the alphabet are equal in most. */
function formsOf(mark: string): Buffer[] {
  // Base64 depends on the offset within three bytes; its ends depend on the neighbours.
  const base64 = [0, 1, 2].map((before) =>
    Buffer.from(' '.repeat(before) + mark)
      .toString('base64')
      .slice(before && before + 1, -4)
  )
  const texts = [mark, mark.toUpperCase(), Buffer.from(mark).toString('hex'), ...base64]
  return [...texts.map((text) => Buffer.from(text)), Buffer.from(mark, 'utf16le')]
}

export async function searchFiles({ mark, areas }: SearchOrder): Promise<SearchReport[]> {
  const forms = formsOf(mark)
  const results: SearchReport[] = []
  for (const { place, paths, except = [], since = 0, from = 0 } of areas) {
    const result: SearchReport = { place, files: 0, bytes: 0, unread: 0, traces: [] }
    for (const path of paths)
      for await (const file of filesIn(path, except, () => result.unread++)) {
        if (file.changedAt < since) continue
        result.files++
        const found = await search(file.path, forms, from).catch((error) => {
          if (codeOf(error) !== 'ENOENT') result.unread++
        })
        result.bytes += found?.bytes ?? 0
        if (found?.isTrace || file.path.includes(mark)) result.traces.push(file.path)
      }
    results.push(result)
  }
  return results
}

type File = { path: string; changedAt: number }

/** Leaves out files that have vanished meanwhile. */
async function* filesIn(path: string, except: string[], fail: () => void): AsyncGenerator<File> {
  if (except.includes(path)) return
  try {
    const found = await stat(path)
    if (found.isFile()) yield { path, changedAt: Math.max(found.mtimeMs, found.ctimeMs) }
    if (!found.isDirectory()) return
    for await (const { name } of await opendir(path)) yield* filesIn(join(path, name), except, fail)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') fail()
  }
}

async function search(path: string, forms: Buffer[], start: number) {
  const overlap = Math.max(...forms.map((form) => form.length)) - 1
  let bytes = 0
  let before = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, { start, highWaterMark: 1024 * 1024 })) {
    bytes += chunk.length
    const window = Buffer.concat([before, chunk])
    if (forms.some((form) => window.includes(form))) return { bytes, isTrace: true }
    before = window.subarray(-overlap)
  }
  return { bytes, isTrace: false }
}
