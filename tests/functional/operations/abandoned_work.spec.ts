import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import { endWaitsOfClockAhead } from '#jobs/clock_set_back'
import DeliverMails from '#jobs/deliver_mails'
import MakeDocument from '#jobs/make_document'
import { requeueOrphans } from '#jobs/orphans'
import { sqlNow } from '#sql/bulk'
import BulkChange from '#models/bulk_change'
import DocumentRun from '#models/document_run'
import MailHealth from '#models/mail_health'
import MailMessage from '#models/mail_message'
import WorkerProcess from '#models/worker_process'
import { keepAlive } from '#runs/open_runs'
import { people } from '#tests/helpers/office'
import { statementsOf } from '#tests/helpers/statements'
import { emptyWorld, openTournaments } from '#tests/helpers/world'
import { orderMails } from '#tests/helpers/order_mails'

const ago = (seconds: number) => sqlNow(db.connection(), DateTime.utc().minus({ seconds }))

const worker = (lanes: WorkerProcess['lanes'], seconds = 0) =>
  WorkerProcess.create({
    id: `worker-${seconds}-${JSON.stringify(lanes).length}`,
    kind: 'worker',
    host: 'here',
    pid: 1,
    version: '1',
    lanes,
    startedAt: DateTime.utc(),
    seenAt: DateTime.utc().minus({ seconds }),
  })

const idle = { gate: null, mail: null, documents: null, default: null }
const at = new Date().toISOString()

/** A bulk decision on one request whose worker died some seconds ago. */
async function left(seconds: number, beginnings = 0) {
  const { tennis } = await openTournaments()
  const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
  const change = { state: 'approved' as const, reason: null }
  const bulkChange = await BulkChange.order(
    { kind: 'state', formType: 'press', change, ids: [form.id] },
    await people.admin()
  )
  await db
    .from('change_batches')
    .where('id', bulkChange.id)
    .update({ state: 'running', touched_at: ago(seconds), beginnings })
  return bulkChange.refresh()
}

/** An ordered list that no worker has begun. */
async function orderedList() {
  await openTournaments()
  const by = await people.admin()
  return DocumentRun.create({
    kind: 'forms_export',
    state: 'queued',
    userId: by.id,
    params: { formType: 'press', selection: { types: ['press'] }, recipients: [by.id] },
    createdAt: DateTime.utc().minus({ minutes: 2 }),
  })
}

/** The list is found without a worker several times; each time `perform` is what a worker does. */
async function foundAgain(run: DocumentRun, times: number, perform?: () => Promise<void>) {
  const real = MakeDocument.prototype.perform
  if (perform) MakeDocument.prototype.perform = perform
  try {
    for (let time = 0; time < times; time++) {
      await db
        .from('document_runs')
        .where('id', run.id)
        .update({ touched_at: ago(70) })
      await requeueOrphans()
    }
  } finally {
    MakeDocument.prototype.perform = real
  }
}

test.group('Abandoned work', (group) => {
  emptyWorld(group)

  test('an abandoned bulk change is continued when a worker is idle', async ({ assert }) => {
    const bulkChange = await left(70)
    await worker(idle)
    await requeueOrphans()
    assert.equal((await bulkChange.refresh()).state, 'done')
  })

  test('a bulk change that still shows progress is left to its worker', async ({ assert }) => {
    const bulkChange = await left(20)
    await worker(idle)
    await requeueOrphans()
    assert.equal((await bulkChange.refresh()).state, 'running')
  })

  test('an abandoned bulk change waits while no worker is free', async ({ assert }) => {
    const bulkChange = await left(70)
    await worker({ ...idle, default: { job: 'RunBatch', since: at } })
    await worker(idle, 60)
    await worker({})
    await requeueOrphans()
    assert.equal((await bulkChange.refresh()).state, 'running')
    assert.deepEqual(await WorkerProcess.lanes(), {
      idle: ['gate', 'mail', 'documents'],
      busy: ['default'],
    })
  })

  test('a bulk change that was continued ten times without progress is given up', async ({
    assert,
  }) => {
    const bulkChange = await left(70, 10)
    await worker(idle)
    await requeueOrphans()
    const { state, error } = await bulkChange.refresh()
    assert.deepEqual([state, error], ['failed', 'No worker finished it'])
  })

  test('a list that only waits is never given up, however often it is found', async ({
    assert,
  }) => {
    const run = await orderedList()
    await worker(idle)
    // Each worker is killed before it comes to this list.
    await foundAgain(run, 12, async () => {})
    assert.equal((await run.refresh()).state, 'queued')
    await foundAgain(run, 1)
    assert.equal((await run.refresh()).state, 'done')
  })

  test('a list that ends each worker that makes it is given up', async ({ assert }) => {
    const run = await orderedList()
    await worker(idle)
    await foundAgain(run, 11, () => keepAlive('documents', run.id, async () => {}))
    const { state, error } = await run.refresh()
    assert.deepEqual([state, error], ['failed', 'No worker finished it'])
  })

  test('an ordered list and due mails are found when the queue is empty', async ({ assert }) => {
    const run = await orderedList()
    await orderMails([
      {
        template: 'forms_export_failed',
        to: 'a@example.com',
        locale: 'es',
        params: { name: 'A', formType: 'press', list: 'Prensa', why: 'Boom' },
      },
    ])
    await db.from('mail_log').update({ next_try_at: ago(90) })
    await worker(idle)
    await requeueOrphans()
    assert.equal((await run.refresh()).state, 'done')
    assert.lengthOf(await MailMessage.query().where({ to: 'a@example.com', state: 'sent' }), 1)
  })
})

test.group('Work whose time was written by a clock that was ahead', (group) => {
  emptyWorld(group)

  const mail = { template: 'forms_export_failed', to: 'a@example.com', locale: 'es' as const }
  const params = { name: 'A', formType: 'press', list: 'Prensa', why: 'Boom' }

  for (const [what, error] of [
    ['that was being sent', null],
    ['that the server put off', '451 later'],
  ] as const)
    test(`a mail ${what} goes out when the clock is set back`, async ({ assert }) => {
      await orderMails([{ ...mail, params }])
      await db.from('mail_log').update({ state: 'queued', error, next_try_at: ago(-86_400) })
      await worker(idle)
      await requeueOrphans()
      await DeliverMails.wake()
      assert.equal((await MailMessage.firstOrFail()).state, 'sent')
    })

  test('a mail that waits for its last try is left to wait', async ({ assert }) => {
    await orderMails([{ ...mail, params }])
    await db
      .from('mail_log')
      .update({ state: 'queued', error: '451 later', next_try_at: ago(-128 * 60) })
    await worker(idle)
    await requeueOrphans()
    await DeliverMails.wake()
    assert.equal((await MailMessage.firstOrFail()).state, 'queued')
  })

  test('a mail server that was paused is tried again', async ({ assert }) => {
    await db.from('mail_health').update({ failures: 3, closed_until: ago(-86_400) })
    await worker(idle)
    await requeueOrphans()
    assert.isTrue(await MailHealth.mayTry())
  })

  test('a bulk change whose worker died is continued', async ({ assert }) => {
    const bulkChange = await left(-86_400)
    await worker(idle)
    await requeueOrphans()
    const { touchedAt } = await bulkChange.refresh()
    assert.isBelow(touchedAt!.toMillis(), DateTime.utc().plus({ seconds: 5 }).toMillis())
  })

  test('a visitor who was held off may try again, one of this hour not yet', async ({ assert }) => {
    const expire = (minutes: number) => DateTime.utc().plus({ minutes }).toMillis()
    await db.table('rate_limits').multiInsert([
      { key: 'forms_198.51.100.1', points: 20, expire: expire(1440) },
      { key: 'forms_198.51.100.2', points: 20, expire: expire(60) },
    ])
    await worker(idle)
    await requeueOrphans()
    assert.deepEqual(await db.from('rate_limits').select('key'), [{ key: 'forms_198.51.100.2' }])
  })

  test('one statement finds that no time lies ahead, and nothing is written', async ({
    assert,
  }) => {
    await orderMails([{ ...mail, params }])
    await left(20)
    const sent = await statementsOf(endWaitsOfClockAhead)
    assert.lengthOf(sent, 1)
    assert.match(sent[0], /^select/)
  })

  test('a process that died while the clock was ahead does not count as a worker', async ({
    assert,
  }) => {
    await worker(idle, -86_400)
    assert.deepEqual(await WorkerProcess.lanes(), { idle: [], busy: [] })
  })
})
