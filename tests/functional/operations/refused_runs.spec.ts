import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import PrintRun from '#models/print_run'
import { carryOut, workOn } from '#bulk_changes/carry_out'
import BulkChange from '#models/bulk_change'
import DocumentRun from '#models/document_run'
import Form from '#models/form'
import ImportRun from '#models/import_run'
import { csv, importing } from '#tests/helpers/imports'
import { people } from '#tests/helpers/office'
import { approved, runsOf } from '#tests/helpers/print_runs'
import { emptyWorld, flashed } from '#tests/helpers/world'

const list = csv([
  ['id', 'Nombre', 'Apellidos'],
  [1, 'Ana', 'Uno'],
])

/** From here on the queue takes no run. */
const refuseRuns = () =>
  atOrders(() => {
    throw new Error('queue is down')
  })

/** From here on the queue takes runs, and no worker begins them. */
const forgetRuns = () => atOrders(() => {})

function atOrders(answer: () => void) {
  const { emit } = emitter
  emitter.emit = (async (event: string, data: object) =>
    event === 'run:ordered'
      ? answer()
      : emit.call(emitter, event as 'run:ordered', data as never)) as typeof emitter.emit
  return () => void (emitter.emit = emit)
}

test.group('A run that the queue refuses', (group) => {
  emptyWorld(group)

  test('a print run that cannot be queued leaves nothing behind', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { user, ids } = await approved(2)
    cleanup(refuseRuns())
    const response = await runsOf(client, user).post('', { ids, layout: 'cr80' })
    assert.equal(flashed(response).notice?.type, 'error')
    assert.lengthOf(await PrintRun.all(), 0)
    assert.lengthOf(await DocumentRun.all(), 0)
  })

  test('an import that cannot be queued waits as a preview and can be begun later', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { upload, confirm, last, players } = await importing(client)
    const allow = refuseRuns()
    cleanup(allow)
    const refused = await upload(list)
    assert.equal(flashed(refused).notice?.type, 'error')
    const run = await last()
    assert.equal(run.state, 'preview')
    allow()
    await confirm(run.id, { mapping: run.plan.mapping })
    assert.equal((await last()).state, 'done')
    assert.lengthOf(await players(), 1)
  })

  test('an undo of an import that cannot be queued leaves the import as it was', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { take, undo, last, players } = await importing(client)
    await take(list)
    cleanup(refuseRuns())
    const refused = await undo((await last()).id)
    assert.equal(flashed(refused).notice?.type, 'error')
    assert.containsSubset(await last(), { state: 'done', undoStartedAt: null, undo: null })
    assert.lengthOf(await players(), 1)
  })

  test('work that cannot be ordered again stays failed', async ({ client, assert, cleanup }) => {
    const admin = await people.admin()
    const run = await DocumentRun.create({
      kind: 'forms_export',
      state: 'failed',
      userId: admin.id,
      params: { formType: 'press', selection: { types: ['press'] }, recipients: [admin.id] },
    })
    cleanup(refuseRuns())
    await client
      .post(`/merchant/config/jobs/documents/${run.id}/retry`)
      .loginAs(admin)
      .withCsrfToken()
      .redirects(0)
    assert.containsSubset(await run.refresh(), { state: 'failed', error: 'queue is down' })
  })

  test('a bulk change that cannot be queued stays open, so that a worker continues it', async ({
    assert,
    cleanup,
  }) => {
    const { user, ids } = await approved(1)
    const many = [...ids, ...Array.from({ length: 200 }, (_, index) => 900_000 + index)]
    const change = { steps: [{ count: many.length, set: { credits: 3 } }] }
    cleanup(refuseRuns())
    const order = { kind: 'set' as const, formType: 'press', change, ids: many }
    await assert.rejects(() => carryOut(order, user), 'queue is down')
    assert.equal((await BulkChange.query().orderBy('id', 'desc').firstOrFail()).state, 'queued')
  })

  test('a large bulk change that fails at once is left to the queue', async ({
    assert,
    cleanup,
  }) => {
    const { user, ids, forms } = await approved(1)
    await Form.query().where('id', forms[0].id).update({ type: 'unknown' })
    const many = [...ids, ...Array.from({ length: 200 }, (_, index) => 900_000 + index)]
    const change = { state: 'rejected' as const, reason: null }
    cleanup(forgetRuns())
    const order = { kind: 'state' as const, formType: 'press', change, ids: many }
    const bulkChange = await carryOut(order, user)
    assert.deepInclude(bulkChange.$attributes, { state: 'queued', done: 0, changed: 0 })
    await Form.query().where('id', forms[0].id).update({ type: 'press' })
    assert.isTrue(await workOn(bulkChange))
    assert.deepInclude((await bulkChange.refresh()).$attributes, { state: 'done', changed: 1 })
  })

  test('a run of a transaction that is rolled back is not ordered', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { user } = await approved(1)
    const ordered: unknown[] = []
    cleanup(emitter.on('run:ordered', (run) => void ordered.push(run)))
    // Without a card to print, the transaction of the print run ends with a refusal.
    await runsOf(client, user).post('', { ids: [999_999], layout: 'cr80' })
    assert.lengthOf(await ImportRun.all(), 0)
    assert.lengthOf(await PrintRun.all(), 0)
    assert.deepEqual(ordered, [])
  })
})
