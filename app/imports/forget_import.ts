import { extname } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { EDITION_CLOSED } from '#models/edition_closing'
import EntityChange from '#models/entity_change'
import FormLog from '#models/form_log'
import ImportRow from '#models/import_row'
import ImportRun from '#models/import_run'
import { isPostgres } from '#sql/dialect'
import { REMOVED } from '#text/removed_text'

/** Removes files, rows and samples but keeps the totals. A run that never began is deleted. */
export async function forgetImport({ id }: { id: number }, client: TransactionClientContract) {
  const run = await ImportRun.query({ client }).where('id', id).forUpdate().first()
  if (!run) return
  // File names often contain names of people and companies.
  const file = `${REMOVED}${extname(run.file)}`
  const changes = await EntityChange.query({ client }).where({
    entity: 'import_runs',
    entityId: run.id,
  })
  for (const change of changes)
    await change.merge({ label: file, to: { ...change.to, file } }).save()
  if (run.state === 'preview') return run.delete()
  const rows = () => ImportRow.query({ client }).where('runId', run.id)
  const replaced = isPostgres(client) ? `replace("to"::text, ?, ?)::jsonb` : `replace("to", ?, ?)`
  const names = [run.file, file].map((name) => JSON.stringify(name))
  await FormLog.query({ client })
    .where('type', 'created')
    .whereIn('formId', rows().select('entityId'))
    .update({ to: db.raw(replaced, names) })
  await rows().delete()
  const plan = { ...run.plan, headers: [], sample: [] }
  const files = { file, fileKey: null, rowsKey: null, photosKey: null, resultKey: null }
  const secret = { sealed: null, keyId: null }
  const error = run.error === EDITION_CLOSED ? run.error : null
  const state = run.isOver || run.undoStartedAt ? run.state : 'failed'
  await run.merge({ ...files, ...secret, plan, details: null, error, state }).save()
}
