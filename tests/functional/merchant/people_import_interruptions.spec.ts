import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import ImportList from '#jobs/import_list'
import { workOn } from '#imports/run_import'
import Form from '#models/form'
import ImportRow from '#models/import_row'
import ImportRun from '#models/import_run'
import { secretOf, storeRunFile } from '#sealing/run_files'
import { reopenRun } from '#runs/open_runs'
import { scratchFolder } from '#process/scratch_folder'
import { zipped } from '#tests/helpers/archives'
import { goodPhoto } from '#tests/helpers/forms'
import { journalist, listOf, sendPeople } from '#tests/helpers/people_lists'
import { emptyWorld, openTournaments, reviewer } from '#tests/helpers/world'

/** A list of one person with a photo that waits in the queue. */
async function waiting(client: any): Promise<ImportRun> {
  await openTournaments()
  const { bytes } = await goodPhoto()
  const photos = await zipped({ 'pax00001.jpg': bytes })
  const list = await listOf([journalist()])
  await sendPeople(client, list, { by: await reviewer(), photos, preview: 1 })
  return (await ImportRun.firstOrFail()).merge({ state: 'queued' }).save()
}

/** Calls the handler of a finally failed job. */
async function giveUp(run: ImportRun) {
  const job = new ImportList()
  Object.defineProperty(job, 'payload', { value: { runId: run.id } })
  await job.failed(new Error('gone'))
}

test.group('An interrupted list of people', (group) => {
  emptyWorld(group)

  test('a list of people whose process ended halfway is completed once', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const rows = [1, 2, 3].map((number) => journalist({ document: `PAX0000${number}` }))
    await sendPeople(client, await listOf(rows), { by: await reviewer() })
    const run = await ImportRun.firstOrFail()
    const before = (await Form.all()).map(({ id }) => id)
    // The state after a crash: the requests exist, but the import does not count them yet.
    await ImportRow.query().delete()
    await run.merge({ state: 'running', done: 0, created: 0, resultKey: null }).save()
    await workOn(run)
    assert.deepInclude(run.toJSON(), { state: 'done', created: 3, unchanged: 0, done: 3 })
    assert.deepEqual(
      (await Form.all()).map(({ id }) => id),
      before
    )
  })

  test('a list of people that failed for good keeps no photos', async ({ client, assert }) => {
    const run = await waiting(client)
    const key = run.photosKey!
    const { rowsKey } = run
    await run.merge({ rowsKey: 'imports/gone.ndjson' }).save()
    await assert.rejects(() => workOn(run))
    assert.isTrue(await drive.use().exists(key))
    await giveUp(run)
    await run.refresh()
    assert.deepEqual([run.state, run.error], ['failed', 'gone'])
    assert.isFalse(await drive.use().exists(key))

    // A later retry must not create requests without their photos.
    await run.merge({ rowsKey }).save()
    await db.transaction((trx) => reopenRun(trx, 'imports', run.id))
    await assert.rejects(() => workOn(run))
    assert.lengthOf(await Form.all(), 0)
    await giveUp(run)
  })

  test('a list of people with unreadable photos leaves no copy of them', async ({
    client,
    assert,
  }) => {
    const run = await waiting(client)
    const unreadable = Readable.from([Buffer.from('PK but no archive')])
    await storeRunFile(run.photosKey!, unreadable, await secretOf(run))
    const before = await copies()
    await assert.rejects(() => workOn(run), /notAnArchive/)
    assert.deepEqual(await copies(), before)
  })
})

const copies = async () => (await readdir(scratchFolder)).filter((name) => name.endsWith('.zip'))
