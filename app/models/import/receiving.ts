import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import i18nManager from '@adonisjs/i18n/services/main'
import logger from '@adonisjs/core/services/logger'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import ImportList from '#jobs/import_list'
import type { ImportKind, Mapping } from '#models/import/kind'
import { kindOf } from '#models/import/kinds'
import { remember } from '#models/import/mapping'
import { isChosen, withFile, withPlan, type Choice } from '#models/import/planning'
import ImportRun, { type Plan, type Terms } from '#models/import_run'
import { randomToken } from '#models/secrets'

/** How long somebody waits for the end before the progress is shown instead, in milliseconds. */
export const PATIENCE = 3000

/** A file as it was uploaded: where it lies, and its name on the person's computer. */
export type Upload = { path: string; name: string }

export type ImportOrder = {
  kind: ImportRun['kind']
  tour?: 'ATP' | 'WTA'
  formType?: string
  tournamentId: number
  /** Columns that the run has besides: the photos of people. */
  photosKey?: string | null
  terms?: Terms
}

/**
 * Reads a file and begins to import it, where its columns are certain and nobody wants to look
 * first; else it waits as a preview.
 * @throws FieldRefusal at `file` for a file that cannot be read as a list
 */
export async function receive(
  { path, name }: Upload,
  order: ImportOrder,
  by: { id: number },
  { preview = false } = {}
): Promise<ImportRun> {
  const kind = kindOf({ tour: null, formType: null, ...order })
  const token = randomToken()
  const fileKey = `imports/${token}${extname(name).toLowerCase()}`
  const rowsKey = `imports/${token}.ndjson`
  const run = await withPlan(kind, path, {}, async (plan, rows) => {
    try {
      await drive.use().putStream(fileKey, createReadStream(path))
      await drive.use().putStream(rowsKey, createReadStream(rows))
      const { rows: registries } = plan
      const file = name.slice(-200)
      const about = { ...order, file, fileKey, rowsKey, plan, registries, userId: by.id }
      return await ImportRun.create({ ...about, state: 'preview' })
    } catch (error) {
      for (const key of [fileKey, rowsKey]) await drive.use().delete(key)
      throw error
    }
  })
  const { headerLine, mapping } = run.plan
  if (!preview && headerLine > 0 && kind.certain(mapping)) await begin(run)
  return run
}

/** What the file of a preview would be read as with another sheet or another line of headers. */
export async function look(run: ImportRun, choice: Choice): Promise<Plan> {
  if (isChosen(run.plan, choice)) return run.plan
  return withFile(run, (path) => withPlan(run.holds, path, choice, async (plan) => plan))
}

/**
 * Takes over what somebody says the columns are, remembers it and begins.
 * @throws FieldRefusal at `mapping` where the columns are not enough, at `file` where the sheet is none
 * @throws Refusal `importBegun`
 */
export async function confirm(run: ImportRun, said: Mapping, choice: Choice = {}) {
  if (run.state !== 'preview') throw new Refusal('importBegun', {}, { status: 409 })
  const { holds: kind, rowsKey: before } = run
  const mapping = knownIn(kind, said)
  if (isChosen(run.plan, choice)) run.plan = { ...run.plan, mapping }
  else
    await withFile(run, (path) =>
      withPlan(kind, path, choice, async (plan, rows) => {
        const rowsKey = `imports/${randomToken()}.ndjson`
        await drive.use().putStream(rowsKey, createReadStream(rows))
        run.merge({ plan: { ...plan, mapping }, registries: plan.rows, rowsKey })
      })
    )
  const now = run.rowsKey
  try {
    await begin(run)
  } finally {
    // Somebody else may have begun it with the rows as they were.
    await run.refresh()
    for (const key of new Set([before!, now!]))
      if (key !== run.rowsKey) await drive.use().delete(key)
  }
  await remember(kind, run.plan.headers, mapping)
}

/** @throws FieldRefusal where the columns are not enough, or two are taken for the same */
function knownIn(kind: ImportKind, said: Mapping): Mapping {
  const names = new Set(kind.columns(i18nManager.locale('es')).map(({ name }) => name))
  const mapping = Object.fromEntries(
    Object.entries(said).map(([column, field]) => [
      column,
      field && names.has(field) ? field : null,
    ])
  )
  const taken = Object.values(mapping).filter(Boolean)
  if (new Set(taken).size < taken.length) throw new FieldRefusal('mapping', 'list.columnTwice')
  if (!kind.certain(mapping)) throw new FieldRefusal('mapping', 'list.columns')
  return mapping
}

/** Hands a preview to the queue, and does at once as much as somebody waits for. */
async function begin(run: ImportRun) {
  const { id, plan, registries, rowsKey } = run
  const taken = await ImportRun.query()
    .where({ id, state: 'preview' })
    .update({ plan: JSON.stringify(plan), registries, rowsKey, state: 'queued' })
  if (Number(taken[0] ?? taken) !== 1) throw new Refusal('importBegun', {}, { status: 409 })
  try {
    await ImportList.dispatch({ runId: id }).run()
  } catch (error) {
    logger.error({ err: error, run: id }, 'import not queued')
    await ImportRun.query().where('id', id).update({ state: 'preview' })
    throw new Refusal('generic', {}, { status: 503 })
  }
  // The queue goes on with what is left, and tries again what failed. Rows that come with
  // transactions of their own are left to it: two at work would take them twice.
  if (!run.holds.ownTransactions)
    await run.work({ atMost: PATIENCE }).catch((error) => {
      logger.error({ err: error, run: id }, 'import left to the queue')
    })
  await run.refresh()
}
