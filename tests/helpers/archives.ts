import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { getActiveTest } from '@japa/runner'
import { zip } from '#documents/zip/writer'

/** A ZIP of files by their names. */
export function zipped(files: Record<string, Buffer>): Promise<Buffer> {
  const entries = async function* () {
    for (const [path, bytes] of Object.entries(files)) yield { path, data: [bytes] }
  }
  return buffer(zip(entries()))
}

/** A temporary file with these bytes, deleted after the test. */
export async function fileOf(bytes: Buffer, name = 'photos.zip'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'list-'))
  getActiveTest()?.cleanup(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}
