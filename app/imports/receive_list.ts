import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import i18nManager from '@adonisjs/i18n/services/main'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import { sqlNow, changedRows } from '#sql/bulk'
import type { ImportKind, Mapping } from '#imports/kind'
import { kindOf } from '#imports/kinds'
import { doubtsAbout } from '#imports/doubts'
import { rememberMapping } from '#imports/mapping'
import { isChosen, withFile, withPlan, type Choice } from '#imports/plan'
import { startImport } from '#imports/queue'
import ImportRun, { type Plan, type Terms } from '#models/import_run'
import type { Actor } from '#shared/history'
import { randomToken } from '#text/secrets'

export type Upload = { path: string; name: string }

export type ImportOrder = {
  kind: ImportRun['kind']
  tour?: 'ATP' | 'WTA'
  formType?: string
  tournamentId: number
  photosKey?: string | null
  terms?: Terms
}

/**
 * Begins at once if the columns are certain and nothing looks wrong. Throws FieldRefusal `file`.
 */
export async function receiveList(
  { path, name }: Upload,
  order: ImportOrder,
  by: Actor,
  { preview = false, confirmed = false } = {}
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
  if (!preview && headerLine > 0 && kind.isMappingSufficient(mapping)) await begin(run, confirmed)
  return run
}

export async function planFor(run: ImportRun, choice: Choice): Promise<Plan> {
  if (isChosen(run.plan, choice)) return run.plan
  return withFile(run, (path) => withPlan(kindOf(run), path, choice, async (plan) => plan))
}

/** @throws FieldRefusal at `mapping` or `file`; Refusal `importBegun` */
export async function confirmList(
  run: ImportRun,
  said: Mapping = run.plan.mapping,
  { confirmed = false, ...choice }: Choice & { confirmed?: boolean } = {}
) {
  if (run.state !== 'preview') throw new Refusal('importBegun', {}, { status: 409 })
  const { rowsKey: before } = run
  const kind = kindOf(run)
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
    await begin(run, confirmed)
  } finally {
    // Another request may have begun it with the former rows.
    await run.refresh()
    for (const key of new Set([before!, now!]))
      if (key !== run.rowsKey) await drive.use().delete(key)
  }
  if (run.state !== 'preview') await rememberMapping(kind, run.plan.headers, mapping)
}

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
  if (!kind.isMappingSufficient(mapping)) throw new FieldRefusal('mapping', 'list.columns')
  return mapping
}

async function begin(run: ImportRun, confirmed: boolean) {
  const { id, registries, rowsKey } = run
  const doubts = confirmed ? [] : await doubtsAbout(run)
  const state = doubts.length > 0 ? 'preview' : 'queued'
  const plan = JSON.stringify({ ...run.plan, confirmed })
  const details = doubts.length > 0 ? JSON.stringify(doubts) : null
  const taken = await ImportRun.query()
    .where({ id, state: 'preview' })
    .update({ plan, registries, rowsKey, details, state, touchedAt: sqlNow(db.connection()) })
  if (changedRows(taken) !== 1) throw new Refusal('importBegun', {}, { status: 409 })
  if (doubts.length > 0) await run.refresh()
  else await startImport(run, { state: 'preview' })
}
