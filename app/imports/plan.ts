import { writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import { readSpreadsheet, Unreadable } from '#documents/spreadsheet'
import { FieldRefusal } from '#exceptions/field_refusal'
import type { ImportKind } from '#imports/kind'
import { guessMapping, headerWords, recallMapping } from '#imports/mapping'
import type ImportRun from '#models/import_run'
import type { Plan } from '#models/import_run'
import { removeScratch, scratchPath } from '#process/scratch_folder'

export type Choice = { sheet?: string; headerLine?: number }

/** Whether the plan already has this sheet and these headers. */
export const isPlanOf = (
  plan: Plan,
  { sheet = plan.sheet, headerLine = plan.headerLine }: Choice
) => sheet === plan.sheet && headerLine === plan.headerLine

/**
 * Reads the list at `path` and lends the file with its rows to `use`.
 * @throws FieldRefusal at `file` if it cannot be read as a list
 */
export async function withPlan<Result>(
  kind: ImportKind,
  path: string,
  choice: Choice,
  use: (plan: Plan, rowsPath: string) => Promise<Result>
): Promise<Result> {
  const rowsPath = `${await scratchPath()}.ndjson`
  try {
    const words = headerWords(kind)
    const facts = await readSpreadsheet({ path, to: rowsPath, words, ...choice })
    const rememberedMapping = await recallMapping(kind, facts.headers)
    const mapping = rememberedMapping ?? guessMapping(kind, facts)
    return await use({ ...facts, mapping, remembered: rememberedMapping !== null }, rowsPath)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    throw new FieldRefusal('file', `list.${error.reason}`, error.values)
  } finally {
    await removeScratch(rowsPath)
  }
}

/** Lends the uploaded file of a run to `use`. */
export async function withUploadedFile<Result>(
  run: ImportRun,
  use: (path: string) => Promise<Result>
) {
  const path = (await scratchPath()) + extname(run.fileKey!)
  try {
    await writeFile(path, await drive.use().getStream(run.fileKey!))
    return await use(path)
  } finally {
    await removeScratch(path)
  }
}
