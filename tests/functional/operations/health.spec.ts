import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { sqlNow } from '#models/bulk'
import DocumentRun from '#models/document_run'
import MailMessage from '#models/mail_message'
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

// The page itself also looks at the disk of whoever runs the tests.
const queue = async () => (await new QueueCheck().run()).status

test.group('Health', (group) => {
  emptyWorld(group)

  test('is good while work is taken up in time', async ({ assert }) => {
    await job('pending', 2)
    await job('delayed', -30)
    assert.equal(await queue(), 'ok')
  })

  test('answers 503 while a job waits for longer than ten minutes', async ({ client }) => {
    await job('pending', 12)
    const response = await client.get('/health')
    response.assertStatus(503)
    response.assertBody({ isHealthy: false, status: 'error' })
  })

  test('is bad while a delayed job is not taken up', async ({ assert }) => {
    await job('delayed', 12)
    assert.equal(await queue(), 'error')
  })

  test('is bad while mails or documents wait, whatever queue is in use', async ({ assert }) => {
    await MailMessage.order([{ template: 'received', to: 'a@example.com', locale: 'es' }])
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

  test('warns of failures of the last day, and forgets older ones', async ({ assert }) => {
    await job('failed', 60 * 30)
    assert.equal(await queue(), 'ok')
    await job('failed', 60)
    assert.equal(await queue(), 'warning')
  })

  test('tells details to nobody without the token', async ({ client, assert }) => {
    const response = await client.get('/health').header('authorization', 'Bearer undefined')
    assert.deepEqual(Object.keys(response.body()), ['isHealthy', 'status'])
  })
})
