import drive from '@adonisjs/drive/services/main'
import ImportRow from '#models/import_row'
import ImportRun from '#models/import_run'

/**
 * Takes away the lists that came before a moment, with what became of each row; how many there
 * were of each stays. One that was never begun goes altogether.
 * @returns how many there were
 */
export async function forgetImports(before: string, { dryRun = false } = {}): Promise<number> {
  const runs = await ImportRun.query().where('createdAt', '<', before).whereNotNull('fileKey')
  if (dryRun) return runs.length
  for (const run of runs) {
    for (const key of [run.fileKey, run.rowsKey, run.photosKey])
      if (key) await drive.use().delete(key)
    if (run.state === 'preview') {
      await run.delete()
      continue
    }
    await ImportRow.query().where('runId', run.id).delete()
    const plan = { ...run.plan, sample: [] }
    const files = { fileKey: null, rowsKey: null, photosKey: null, resultKey: null }
    // Photos are called like people, or like their documents.
    await run.merge({ ...files, plan, details: null }).save()
  }
  return runs.length
}
