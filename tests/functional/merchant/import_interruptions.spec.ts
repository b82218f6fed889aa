import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import ImportList from '#jobs/import_list'
import { workOn } from '#imports/run_import'
import DefaultPlayer from '#models/default_player'
import { confirmList } from '#imports/receive_list'
import ImportRow from '#models/import_row'
import ImportRun from '#models/import_run'
import { committedWorld } from '#tests/helpers/committed_world'
import { csv, importing } from '#tests/helpers/imports'
import { until } from '#tests/helpers/until'

const header = ['id', 'Nombre', 'Apellidos', 'Ranking']
const rows = (count: number, from = 1) => [
  header,
  ...Array.from({ length: count }, (_, at) => [from + at, 'Ana', `Núm ${from + at}`, at + 1]),
]

/** An import that waits in the queue. */
async function waiting(run: ImportRun) {
  await DefaultPlayer.query().delete()
  await db.from('import_rows').delete()
  const nothing = {
    done: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    failed: 0,
    state: 'queued' as const,
  }
  return run.merge({ ...nothing, resultKey: null, details: null }).save()
}

test.group('An interrupted or repeated import', (group) => {
  committedWorld(group)

  test('an import whose worker was killed is continued and has the same result', async ({
    client,
    assert,
  }) => {
    const { upload, last } = await importing(client)
    await upload(csv([...rows(1200), [1, 'Ana', 'Otra', 99]]))
    const run = await waiting(await last())
    assert.isFalse(await workOn(run, { atMost: -1 }))
    assert.deepEqual([run.done, await count()], [1000, 1000])
    const again = await last()
    await Promise.all([workOn(again), workOn(run)])
    assert.deepEqual((await last()).counts, {
      registries: 1201,
      created: 1200,
      updated: 0,
      unchanged: 0,
      failed: 1,
    })
    assert.equal(await count(), 1200)
    assert.lengthOf(await ImportRow.query().where('run_id', run.id), 1201)
  })

  if (process.env.TEST_DB === 'postgres')
    test('PostgreSQL plans with the new size of a table after a large import', async ({
      client,
    }) => {
      const { upload } = await importing(client)
      await upload(csv(rows(1000)))
      await until(async () => {
        const { rows: sizes } = await db.rawQuery(
          `select reltuples::int as rows from pg_class where relname = 'default_players'`
        )
        return sizes[0].rows === 1000
      }, 'PostgreSQL knows the size')
    })

  test('a failed part of an import leaves nothing behind and is retried', async ({
    client,
    assert,
  }) => {
    const { upload, last } = await importing(client)
    await upload(csv(rows(600)))
    const run = await waiting(await last())
    await run.merge({ rowsKey: 'imports/gone.ndjson' }).save()
    await assert.rejects(() => workOn(run))
    const job = new ImportList()
    Object.defineProperty(job, 'payload', { value: { runId: run.id } })
    await job.failed(new Error('gone'))
    const stopped = await last()
    assert.deepEqual([stopped.state, stopped.error, await count()], ['failed', 'gone', 0])
  })

  test('an import that two people confirm at once uses the columns of the first', async ({
    client,
    assert,
  }) => {
    const { upload, last } = await importing(client)
    await upload(csv(rows(2)), 'lista.csv', { preview: '1' })
    const first = await last()
    const second = await last()
    const mapping = { 0: 'playerId', 1: 'name', 2: 'lastName' }
    await confirmList(first, mapping)
    const kept = await filesOfImports()
    await assert.rejects(() => confirmList(second, mapping, { headerLine: 0 }))
    assert.deepEqual(await filesOfImports(), kept)
    assert.include(kept, first.rowsKey!)
    assert.equal((await last()).created, 2)
  })

  test('a file that is imported twice at once creates each player once', async ({
    client,
    assert,
  }) => {
    const { upload } = await importing(client)
    await Promise.all([1, 2].map(() => upload(csv(rows(1100)))))
    const runs = await ImportRun.query().orderBy('id')
    assert.deepEqual(
      runs.map(({ state, done, failed }) => [state, done, failed]),
      [
        ['done', 1100, 0],
        ['done', 1100, 0],
      ]
    )
    const sum = (field: 'created' | 'unchanged') => runs.reduce((all, run) => all + run[field], 0)
    assert.deepEqual([sum('created'), sum('unchanged'), await count()], [1100, 1100, 1100])
  })
})

async function filesOfImports() {
  const { objects } = await drive.use().listAll('imports')
  return [...objects].flatMap((file) => (file.isFile ? file.key : [])).sort()
}

const count = async () => (await DefaultPlayer.query().select('id')).length
