import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getActiveTest } from '@japa/runner'

/** An empty folder that is removed after the test. */
export function folderOfTest(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  getActiveTest()?.cleanup(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
