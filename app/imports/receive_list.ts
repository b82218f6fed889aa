import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import i18nManager from '@adonisjs/i18n/services/main'
import { discardAfter } from '#database/transactions'
import { limits, rowsIn, shortened } from '#documents/spreadsheet'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import { sqlNow, changedRows } from '#sql/bulk'
import type { ImportKind, ImportRemark, Mapping } from '#imports/kind'
import { kindOf } from '#imports/kinds'
import {
  isChosen,
  rememberMapping,
  withReadList,
  withUploadedFile,
  type Choice,
  type ShownPlan,
} from '#imports/plan'
import { startImport } from '#imports/run_import'
import { linesOfFile } from '#imports/take_rows'
import { discardFiles } from '#models/form/photos'
import ImportRun, { type Terms } from '#models/import_run'
import Tournament from '#models/tournament'
import { keepSecret, openRunFile, secretOf, storeRunFile } from '#sealing/run_files'
import type { Actor } from '#shared/history'
import { newSecret } from '#sealing/cipher'
import { withoutNumbers } from '#text/removed_text'
import { randomToken } from '#text/secrets'

export type UploadedList = { path: string; name: string }

export type ImportOrder = {
  kind: ImportRun['kind']
  tour?: 'ATP' | 'WTA'
  formType?: string
  tournamentId: number
  photosKey?: string | null
  /** Opens the photos, which are stored already. */
  secret?: string
  terms?: Terms
}

/** Begins at once if the columns are certain and nothing looks wrong. @throws FieldRefusal `file` */
export async function receiveList(
  { path, name }: UploadedList,
  { secret = newSecret(), ...order }: ImportOrder,
  by: Actor,
  { preview = false, confirmed = false } = {}
): Promise<ImportRun> {
  const kind = kindOf({ tour: null, formType: null, ...order })
  const token = randomToken()
  const fileKey = `imports/${token}${extname(name).toLowerCase()}`
  const rowsKey = `imports/${token}.ndjson`
  const run = await withReadList(kind, path, {}, async ({ sample, ...plan }, rowsPath) => {
    try {
      await storeRunFile(fileKey, createReadStream(path), secret)
      await storeRunFile(rowsKey, createReadStream(rowsPath), secret)
      const { rows: registries } = plan
      const file = withoutNumbers(name.slice(-200))
      const values = { ...order, file, fileKey, rowsKey, plan, registries, userId: by.id }
      return await db.transaction(async (client) => {
        const columns = { ...values, ...(await keepSecret(client, fileKey, secret)) }
        return ImportRun.create({ ...columns, state: 'preview' }, { client })
      })
    } catch (error) {
      await discardAfter(error, () => discardFiles([fileKey, rowsKey]))
      throw error
    }
  })
  const { headerLine, mapping } = run.plan
  if (!preview && headerLine > 0 && kind.isMappingSufficient(mapping)) await begin(run, confirmed)
  return run
}

export async function planFor(run: ImportRun, choice: Choice): Promise<ShownPlan> {
  if (isChosen(choice, run.plan)) return { ...run.plan, sample: await sampleOf(run) }
  return withUploadedFile(run, (path) =>
    withReadList(kindOf(run), path, choice, async (plan) => plan)
  )
}

/** @throws FieldRefusal at `mapping` or `file`; Refusal `importBegun`, `importEditionOver` */
export async function confirmList(
  run: ImportRun,
  chosenMapping: Mapping = run.plan.mapping,
  { confirmed = false, ...choice }: Choice & { confirmed?: boolean } = {}
) {
  if (run.state !== 'preview') throw new Refusal('importBegun', {}, { status: 409 })
  const { rowsKey: oldRowsKey } = run
  const kind = kindOf(run)
  const mapping = checkedMapping(kind, chosenMapping)
  if (isChosen(choice, run.plan)) run.plan = { ...run.plan, mapping }
  else
    await withUploadedFile(run, (path) =>
      withReadList(kind, path, choice, async ({ sample, ...plan }, rowsPath) => {
        const rowsKey = `imports/${randomToken()}.ndjson`
        await storeRunFile(rowsKey, createReadStream(rowsPath), await secretOf(run))
        run.merge({ plan: { ...plan, mapping }, registries: plan.rows, rowsKey })
      })
    )
  const { rowsKey: newRowsKey } = run
  try {
    await begin(run, confirmed)
  } finally {
    // Another request may have begun the run with the old rows, or an erasure has deleted it.
    const stored = await ImportRun.find(run.id)
    for (const key of new Set([oldRowsKey!, newRowsKey!]))
      if (key !== stored?.rowsKey) await drive.use().delete(key)
  }
  await run.refresh()
  if (run.state !== 'preview') await rememberMapping(kind, run.plan.headers, mapping)
}

/** The first rows, as `readSpreadsheet` gives them. */
async function sampleOf(run: ImportRun): Promise<string[][]> {
  const sample: string[][] = []
  for await (const rows of rowsIn(await openRunFile(run, run.rowsKey!)))
    for (const { cells } of rows)
      if (sample.push(cells.map(shortened)) === limits.sample) return sample
  return sample
}

/** Without unknown fields. @throws FieldRefusal `mapping` */
function checkedMapping(kind: ImportKind, chosenMapping: Mapping): Mapping {
  const names = new Set(kind.columns(i18nManager.locale('es')).map(({ name }) => name))
  const mapping = Object.fromEntries(
    Object.entries(chosenMapping).map(([column, field]) => [
      column,
      field && names.has(field) ? field : null,
    ])
  )
  const fields = Object.values(mapping).filter(Boolean)
  if (new Set(fields).size < fields.length) throw new FieldRefusal('mapping', 'list.columnTwice')
  if (!kind.isMappingSufficient(mapping)) throw new FieldRefusal('mapping', 'list.columns')
  return mapping
}

/** @throws Refusal `importEditionOver`, `importBegun` */
async function begin(run: ImportRun, confirmed: boolean) {
  const edition = await Tournament.find(run.tournamentId)
  if (!edition?.active) throw new Refusal('importEditionOver', {}, { status: 409 })
  const { id, registries, rowsKey } = run
  const doubts = confirmed ? [] : await doubtsAbout(run)
  const state = doubts.length > 0 ? 'preview' : 'queued'
  const plan = JSON.stringify({ ...run.plan, confirmed })
  const details = doubts.length > 0 ? JSON.stringify(doubts) : null
  const updated = await ImportRun.query()
    .where({ id, state: 'preview' })
    .update({ plan, registries, rowsKey, details, state, touchedAt: sqlNow(db.connection()) })
  if (changedRows(updated) !== 1) throw new Refusal('importBegun', {}, { status: 409 })
  if (doubts.length > 0) await run.refresh()
  else await startImport(run, { state: 'preview' })
}

async function doubtsAbout(run: ImportRun): Promise<ImportRemark[]> {
  const kind = kindOf(run)
  try {
    return await kind.doubts(linesOfFile(run), run)
  } finally {
    await kind.releaseFiles?.(run)
  }
}
