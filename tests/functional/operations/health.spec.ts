import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { sqlNow } from '#sql/bulk'
import DocumentRun from '#models/document_run'
import { orderMails } from '#tests/helpers/order_mails'
import { QueueCheck } from '#operations/queue_check'
import { emptyWorld, reviewer } from '#tests/helpers/world'

const ago = (minutes: number) => DateTime.utc().minus({ minutes })

const DEFAULT_PRIORITY = 5

/** A job as the queue keeps it, ordered some minutes ago. */
const job = (status: 'pending' | 'delayed' | 'failed', minutes: number) =>
  db.table('queue_jobs').insert({
    id: `${status}-${minutes}`,
    queue: 'documents',
    status,
    data: '{}',
    score: DEFAULT_PRIORITY * 1e13 + ago(minutes).toMillis(),
    execute_at: ago(minutes).toMillis(),
    finished_at: ago(minutes).toMillis(),
  })

// The health page also checks the disk, which differs between test machines.
const queue = async () => (await new QueueCheck().run()).status

test.group('The health check', (group) => {
  emptyWorld(group)

  test('the health check is good while jobs are started in time', async ({ assert }) => {
    await job('pending', 2)
    await job('delayed', -30)
    assert.equal(await queue(), 'ok')
  })

  test('the health check answers 503 when a job waits longer than ten minutes', async ({
    client,
  }) => {
    await job('pending', 12)
    const response = await client.get('/health')
    response.assertStatus(503)
    response.assertBody({ isHealthy: false, status: 'error' })
  })

  test('the health check fails when a delayed job is not started', async ({ assert }) => {
    await job('delayed', 12)
    assert.equal(await queue(), 'error')
  })

  test('the health check fails when mails or documents wait, whichever queue is used', async ({
    assert,
  }) => {
    await orderMails([{ template: 'received', to: 'a@example.com', locale: 'es' }])
    assert.equal(await queue(), 'ok')
    await db.from('mail_log').update({ next_try_at: sqlNow(db.connection(), ago(12)) })
    assert.equal(await queue(), 'error')
    await db.from('mail_log').delete()

    const { id: userId } = await reviewer()
    const params = { batchId: 1, cards: 1, cover: false }
    await DocumentRun.create({
      kind: 'cards',
      state: 'queued',
      params,
      userId,
      createdAt: ago(12),
    })
    assert.equal(await queue(), 'error')
  })

  test('the health check warns about failed jobs of the last day and ignores older ones', async ({
    assert,
  }) => {
    await job('failed', 60 * 30)
    assert.equal(await queue(), 'ok')
    await job('failed', 60)
    assert.equal(await queue(), 'warning')
  })

  test('the health check shows details only with the token', async ({ client, assert }) => {
    const response = await client.get('/health').header('authorization', 'Bearer undefined')
    assert.deepEqual(Object.keys(response.body()), ['isHealthy', 'status'])
  })
})
