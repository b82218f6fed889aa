import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { zip } from '#documents/zip/writer'
import { folderOfTest } from '#tests/helpers/folders'

/** A ZIP of files by their names. */
export function zipped(files: Record<string, Buffer>): Promise<Buffer> {
  const entries = async function* () {
    for (const [path, bytes] of Object.entries(files)) yield { path, data: [bytes] }
  }
  return buffer(zip(entries()))
}

/** A temporary file with these bytes, deleted after the test. */
export async function fileOf(bytes: Buffer, name = 'photos.zip'): Promise<string> {
  const path = join(folderOfTest('list'), name)
  await writeFile(path, bytes)
  return path
}
