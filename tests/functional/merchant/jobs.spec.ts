import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import BulkChange from '#models/bulk_change'
import DocumentRun from '#models/document_run'
import EntityChange from '#models/entity_change'
import Form from '#models/form'
import QueueJob from '#models/queue_job'
import { sqlNow } from '#sql/bulk'
import { people } from '#tests/helpers/office'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

const path = '/merchant/config/jobs'
const PRIORITY = 5e13
let start = Date.now()
const ago = (minutes: number) => start - minutes * 60_000

const job = (id: string, changes: Record<string, unknown>, data: object = {}) =>
  db.table('queue_jobs').insert({
    id,
    queue: 'documents',
    data: JSON.stringify({
      id,
      name: 'NightlyExport',
      payload: { secret: 'x' },
      attempts: 2,
      ...data,
    }),
    ...changes,
  })

async function office(client: ApiClient) {
  const user = await people.admin()
  const open = async () => (await client.get(path).loginAs(user).withInertia()).inertiaProps as any
  const send = (method: 'post' | 'delete', to: string) =>
    client[method](`${path}${to}`).loginAs(user).withCsrfToken().redirects(0)
  return { user, open, send }
}

const failedList = async (by: { id: number }) =>
  DocumentRun.create({
    kind: 'forms_export',
    state: 'failed',
    error: 'Disk full at postgres://me:geheim1@db/x\nsecond line',
    userId: by.id,
    params: { formType: 'press', selection: { types: ['press'] }, recipients: [by.id] },
  })

test.group('The jobs page', (group) => {
  emptyWorld(group)
  group.each.setup(() => void (start = Date.now()))

  test('the jobs page lists stuck and failed jobs with their reason and no others', async ({
    client,
    assert,
  }) => {
    const { open } = await office(client)
    await job('late', { status: 'pending', score: PRIORITY + ago(12) })
    await job('fresh', { status: 'pending', score: PRIORITY + ago(1) })
    await job('delayed', { status: 'delayed', execute_at: ago(30) })
    await job('dead', { status: 'active', acquired_at: ago(20) })
    await job('alive', { status: 'active', acquired_at: ago(0) })
    await job('done', { status: 'completed', finished_at: ago(40) })
    await job('broken', { status: 'failed', finished_at: ago(5), error: 'Boom\n at somewhere' })
    const props = await open()
    assert.isFalse(props.redis)
    assert.sameMembers(
      props.jobs.map(({ id }: any) => id),
      ['late', 'delayed', 'dead', 'broken']
    )
    const broken = props.jobs.find(({ id }: any) => id === 'broken')
    const { since, ...shown } = broken
    assert.deepEqual(shown, {
      id: 'broken',
      name: 'NightlyExport',
      lane: 'documents',
      status: 'failed',
      tries: 3,
      error: 'Boom',
    })
    assert.equal(Date.parse(since), ago(5))
    const lane = props.lanes.find((one: any) => one.lane === 'documents')
    assert.deepInclude(lane, { waiting: 3, failed: 1 })
    assert.equal(Date.parse(lane.oldest), ago(12))
  })

  test('the jobs page shows the last backup, and whether it could be restored on trial', async ({
    client,
    assert,
  }) => {
    const { open } = await office(client)
    assert.isNull((await open()).backup)
    const at = DateTime.utc().minus({ days: 3 })
    await db.table('backups').insert({
      ...{ forms: 12, files: 3, bytes: 4_000_000, created_at: sqlNow(db.connection(), at) },
      ...{ drilled_at: sqlNow(db.connection(), at), drill_faults: 'ledger, files' },
    })
    assert.containsSubset((await open()).backup, {
      ...{ stale: true, requests: 12, bytes: 4_000_000, encrypted: false },
      faults: ['ledger', 'files'],
    })
  })

  test('a failed job can be retried or removed, and the history records who did it', async ({
    client,
    assert,
  }) => {
    const { user, open, send } = await office(client)
    await job('one', { status: 'failed', finished_at: ago(5), error: 'Boom' })
    await job('two', { status: 'failed', finished_at: ago(5), error: 'Boom' })
    ;(await send('post', '/one/retry')).assertHeader('location', path)
    await send('delete', '/two')
    const rows = await db.from('queue_jobs')
    assert.lengthOf(rows, 1)
    assert.deepInclude(rows[0], { id: 'one', status: 'pending', error: null, finished_at: null })
    assert.equal(JSON.parse(rows[0].data).attempts, 0)
    assert.lengthOf((await open()).jobs, 0)
    const changes = await EntityChange.query().where('entity', 'queue_jobs').orderBy('id')
    assert.deepEqual(
      changes.map(({ type, userId, label }) => [type, userId, label]),
      [
        ['ran', user.id, 'NightlyExport'],
        ['deleted', user.id, 'NightlyExport'],
      ]
    )
  })

  test('a job that was taken meanwhile is neither retried nor removed, and nothing is recorded', async ({
    client,
    assert,
  }) => {
    const { user } = await office(client)
    const run = await failedList(user)
    const payload = { name: 'MakeDocument', payload: { runId: run.id } }
    await job('taken', { status: 'failed', finished_at: ago(5) }, payload)
    const seen = await QueueJob.findOrFail('taken')
    await db.from('queue_jobs').update({ status: 'active', acquired_at: ago(0) })
    await assert.rejects(() => seen.retry(user), 'jobChanged')
    await assert.rejects(() => seen.discard(user), 'jobChanged')
    assert.equal((await db.from('queue_jobs').firstOrFail()).status, 'active')
    assert.equal((await run.refresh()).state, 'failed')
    assert.lengthOf(await EntityChange.query().where('entity', 'queue_jobs'), 0)
  })

  test('a healthy or unknown job cannot be retried or removed', async ({ client }) => {
    const { send } = await office(client)
    await job('alive', { status: 'active', acquired_at: ago(0) })
    for (const id of ['alive', 'none', '%00', 'a%20b', 'x'.repeat(300)]) {
      ;(await send('post', `/${id}/retry`)).assertStatus(404)
      ;(await send('delete', `/${id}`)).assertStatus(404)
    }
  })

  test('retrying a failed job also restarts its document', async ({ client, assert }) => {
    const { user, send } = await office(client)
    const run = await failedList(user)
    await job(
      'doc',
      { status: 'failed', finished_at: ago(5) },
      {
        name: 'MakeDocument',
        payload: { runId: run.id },
      }
    )
    await send('post', '/doc/retry')
    assert.equal((await run.refresh()).state, 'queued')
  })
})

test.group('The retry of failed work', (group) => {
  emptyWorld(group)

  test('a failed list that is ordered again is made once', async ({ client, assert }) => {
    await openTournaments()
    const { user, open, send } = await office(client)
    const run = await failedList(user)
    await job(
      'doc',
      { status: 'failed', finished_at: ago(5) },
      {
        name: 'MakeDocument',
        payload: { runId: run.id },
      }
    )
    const [shown] = (await open()).documents
    assert.deepInclude(shown, {
      id: run.id,
      kind: 'forms_export',
      title: 'Prensa',
      user: user.name,
      error: 'Disk full at postgres://…@db/x',
    })
    await send('post', `/documents/${run.id}/retry`)
    assert.equal((await run.refresh()).state, 'done')
    assert.isNull(run.error)
    assert.lengthOf(await db.from('queue_jobs'), 0)
    const { notice } = flashed(await send('post', `/documents/${run.id}/retry`))
    assert.equal(notice?.type, 'error')
  })

  test('a failed bulk change continues where it stopped when it is retried', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const { user, open, send } = await office(client)
    const bulkChange = await BulkChange.order(
      {
        kind: 'state',
        formType: 'press',
        change: { state: 'approved', reason: null },
        ids: [form.id],
      },
      user
    )
    await bulkChange.fail(new Error('Boom'))
    assert.deepInclude((await open()).changes[0], {
      id: bulkChange.id,
      error: 'Boom',
      done: 0,
      total: 1,
    })
    await send('post', `/changes/${bulkChange.id}/retry`)
    assert.equal((await bulkChange.refresh()).state, 'done')
    assert.equal((await Form.findOrFail(form.id)).state, 'approved')
    ;(await send('post', `/changes/${bulkChange.id + 1}/retry`)).assertStatus(404)
  })
})
