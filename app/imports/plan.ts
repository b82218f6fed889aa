import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import i18nManager from '@adonisjs/i18n/services/main'
import { locales } from '#config/i18n'
import { readSpreadsheet, Unreadable, type SheetFacts } from '#documents/spreadsheet'
import { headingKey } from '#documents/spreadsheets/heading'
import { FieldRefusal } from '#exceptions/field_refusal'
import type { ImportKind, Mapping } from '#imports/kind'
import ImportMapping from '#models/import_mapping'
import type ImportRun from '#models/import_run'
import type { Plan } from '#models/import_run'
import { withMaskedNumbers } from '#models/form/sight'
import { openRunFile } from '#sealing/run_files'
import { removeScratch, scratchPath } from '#process/scratch_folder'

/** A plan with the first rows of its list, for the preview. */
export type ShownPlan = Plan & Pick<SheetFacts, 'sample'>

export type Choice = { sheet?: string; headerLine?: number }

/** Whether the plan already has this sheet and these headers. */
export const isChosen = ({ sheet, headerLine }: Choice, plan: Plan) =>
  (sheet ?? plan.sheet) === plan.sheet && (headerLine ?? plan.headerLine) === plan.headerLine

/** `use` gets the file with its rows. @throws FieldRefusal at `file` if it cannot be read as a list */
export async function withReadList<Result>(
  kind: ImportKind,
  path: string,
  choice: Choice,
  use: (plan: ShownPlan, rowsPath: string) => Promise<Result>
): Promise<Result> {
  const rowsPath = `${await scratchPath()}.ndjson`
  try {
    const words = headerWords(kind)
    const { headers: written, ...read } = await readSpreadsheet({
      path,
      to: rowsPath,
      words,
      ...choice,
    })
    // Without a line of headers, they are the first person. A plan is stored readably.
    const facts = { ...read, headers: written.map(withMaskedNumbers) }
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
    await writeFile(path, await openRunFile(run, run.fileKey!))
    return await use(path)
  } finally {
    await removeScratch(path)
  }
}

const headerWords = (kind: ImportKind) => [...fieldsByHeader(kind).keys()]

/** Each field is used once; the first column wins. */
export function guessMapping(
  kind: ImportKind,
  { headers, sample }: Pick<SheetFacts, 'headers' | 'sample'>
): Mapping {
  const fields = fieldsByHeader(kind)
  const usedFields = new Set<string>()
  const mapping: Mapping = {}
  for (const [column, header] of headers.entries()) {
    const field = fields.get(headingKey(header))
    mapping[column] = field && !usedFields.has(field) ? field : null
    if (field) usedFields.add(field)
  }
  return kind.refineMapping?.(mapping, sample) ?? mapping
}

async function recallMapping(kind: ImportKind, headers: string[]): Promise<Mapping | null> {
  const row = await ImportMapping.findBy({ kind: kind.key, signature: signatureOf(headers) })
  return row?.mapping ?? null
}

export async function rememberMapping(kind: ImportKind, headers: string[], mapping: Mapping) {
  await ImportMapping.updateOrCreate(
    { kind: kind.key, signature: signatureOf(headers) },
    { mapping }
  )
}

const signatureOf = (headers: string[]) =>
  createHash('sha256')
    .update(JSON.stringify(headers.map(headingKey)))
    .digest('hex')

function fieldsByHeader(kind: ImportKind): Map<string, string> {
  const fields = new Map<string, string>()
  for (const locale of locales)
    for (const { name, label, synonyms } of kind.columns(i18nManager.locale(locale)))
      for (const word of [name, label, ...synonyms]) {
        const key = headingKey(word)
        if (key && !fields.has(key)) fields.set(key, name)
      }
  return fields
}
