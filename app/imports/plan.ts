import { mkdir, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import { readSpreadsheet, Unreadable } from '#documents/spreadsheet'
import { FieldRefusal } from '#exceptions/field_refusal'
import type { ImportKind } from '#imports/kind'
import { guessMapping, recallMapping, wordsOf } from '#imports/mapping'
import type ImportRun from '#models/import_run'
import type { Plan } from '#models/import_run'
import { randomToken } from '#text/secrets'
import { storageDir } from '#start/env'

export type Choice = { sheet?: string; headerLine?: number }

export const isChosen = (
  plan: Plan,
  { sheet = plan.sheet, headerLine = plan.headerLine }: Choice
) => sheet === plan.sheet && headerLine === plan.headerLine

/** @throws FieldRefusal at `file` if it cannot be read as a list */
export async function withPlan<Result>(
  kind: ImportKind,
  path: string,
  choice: Choice,
  use: (plan: Plan, rows: string) => Promise<Result>
): Promise<Result> {
  const to = await temporary('.ndjson')
  try {
    const facts = await readSpreadsheet({ path, to, words: wordsOf(kind), ...choice })
    const known = await recallMapping(kind, facts.headers)
    const mapping = known ?? guessMapping(kind, facts)
    return await use({ ...facts, mapping, remembered: known !== null }, to)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    throw new FieldRefusal('file', `list.${error.reason}`, error.values)
  } finally {
    await rm(to, { force: true })
  }
}

export async function withFile<Result>(run: ImportRun, use: (path: string) => Promise<Result>) {
  const path = await temporary(extname(run.fileKey!))
  try {
    await writeFile(path, await drive.use().getStream(run.fileKey!))
    return await use(path)
  } finally {
    await rm(path, { force: true })
  }
}

async function temporary(extension: string) {
  const folder = join(storageDir, 'tmp')
  await mkdir(folder, { recursive: true })
  return join(folder, `${randomToken()}${extension}`)
}
