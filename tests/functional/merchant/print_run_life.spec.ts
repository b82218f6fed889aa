import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import MakeDocument from '#jobs/make_document'
import AccessOrder from '#models/access_order'
import Card from '#models/card'
import { timesPrinted } from '#models/card/print_mark'
import PrintRun from '#models/print_run'
import { documentOf } from '#exports/queued_document'
import DocumentRun from '#models/document_run'
import MailMessage from '#models/mail_message'
import Form from '#models/form'
import FormLog from '#models/form_log'
import { decideOn } from '#tests/helpers/decisions'
import { people } from '#tests/helpers/office'
import { approved, printed, runsOf } from '#tests/helpers/print_runs'
import { emptyWorld, flashed } from '#tests/helpers/world'

const prints = async () => (await FormLog.query().where('type', 'print')).length

/** A print run of approved people, with its actions. */
async function run(client: Parameters<typeof runsOf>[0], count: number) {
  const world = await approved(count)
  const runs = runsOf(client, world.user)
  return { ...world, runs, printRun: await runs.make({ ids: world.ids }) }
}

test.group('A print run', (group) => {
  emptyWorld(group)

  test('a print run is marked as printed once, when somebody confirms it', async ({
    client,
    assert,
  }) => {
    const { runs, printRun, ids } = await run(client, 2)
    assert.equal(await prints(), 0)
    assert.equal((await runs.open(printRun)).batch.state, 'open')

    const other = runsOf(client, await people.printer())
    assert.equal(flashed(await other.confirm(printRun)).notice?.type, 'success')
    const again = await runs.confirm(printRun)
    assert.match(flashed(again).notice!.message, /ya estaba confirmada/)
    assert.equal(await prints(), 2)
    for (const card of await Card.query().whereIn('formId', ids)) {
      assert.include(card.$attributes, { layout: 'cr80', batchId: printRun.id, stale: false })
      assert.lengthOf(card.printHash!, 64)
      assert.isNotNull(card.printedAt)
    }
    assert.equal((await runs.open(printRun)).batch.state, 'printed')
  })

  test('a print run draws the cards that come after fifty purged people', async ({
    client,
    assert,
  }) => {
    const { runs, printRun, ids } = await run(client, 52)
    await Form.query().whereIn('id', ids.slice(0, 50)).delete()
    await DocumentRun.query().update({ state: 'running' })
    await MakeDocument.dispatch({ runId: printRun.runId! }).run()
    const { params } = await DocumentRun.findOrFail(printRun.runId)
    assert.include(params, { cards: 2 })
    await runs.confirm(printRun)
    assert.equal(await prints(), 2)
  })

  test('a print run that is made twice ends the same', async ({ client, assert }) => {
    const { user, ids } = await approved(51)
    const ask = () => printed(client, user, `ids=${ids.join(', ')},&print=true&layout=cr80`)
    await ask()
    const { runId } = await PrintRun.firstOrFail()
    // The state after a worker was killed right after it stored the file.
    await DocumentRun.query().update({ state: 'running' })
    await MakeDocument.dispatch({ runId: runId! }).run()
    await MakeDocument.dispatch({ runId: runId! }).run()
    assert.equal(await prints(), 51)
    assert.lengthOf(await Card.query().whereNotNull('printedAt'), 51)
    // Loading the address again prints nothing more.
    await ask()
    assert.equal(await prints(), 51)
  })

  test('a confirmed print run leaves cards out of date whose data changed after drawing', async ({
    client,
    assert,
  }) => {
    const { runs, printRun, ids, user } = await run(client, 2)
    const form = await Form.findOrFail(ids[1])
    await form.revise({ name: 'Otra' }, { by: user })
    await runs.confirm(printRun)
    const cards = await Card.query().orderBy('id')
    assert.deepEqual(
      cards.map(({ stale }) => stale),
      [false, true]
    )
    const { rows } = await runs.open(printRun)
    assert.deepEqual(
      rows.data.map(({ outcome }: any) => outcome),
      ['printed', 'stale']
    )
    await printed(client, user, `ids=${ids[1]}&print=true`)
    const fresh = await Card.findByOrFail('formId', ids[1])
    assert.include(fresh.$attributes, { stale: false, layout: 'lanyard', batchId: null })
  })

  test('confirming a print run leaves a card alone that was printed again since the run was drawn', async ({
    client,
    assert,
  }) => {
    const { runs, printRun, ids, user } = await run(client, 2)
    const past = DateTime.utc().minus({ hours: 1 })
    await DocumentRun.query()
      .where('id', printRun.runId!)
      .update({ finishedAt: past.toSQL({ includeOffset: false }) })
    await (await Form.findOrFail(ids[1])).revise({ name: 'Otra' }, { by: user })
    await printed(client, user, `ids=${ids[1]}&print=true`)
    await runs.confirm(printRun)
    const card = await Card.findByOrFail('formId', ids[1])
    assert.include(card.$attributes, { stale: false, layout: 'lanyard', batchId: null })
    assert.equal((await Card.findByOrFail('formId', ids[0])).batchId, printRun.id)
    assert.equal((await timesPrinted(ids)).get(ids[1]), 2)
  })

  test('rolling back an unprinted print run frees its cards', async ({ client, assert }) => {
    const { runs, printRun, ids } = await run(client, 2)
    assert.deepInclude((await runs.open(printRun)).rollback, { printed: false, freed: 2 })
    await runs.rollBack(printRun)
    assert.match(flashed(await runs.rollBack(printRun)).notice!.message, /ya se había anulado/)
    assert.match(flashed(await runs.confirm(printRun)).notice!.message, /ya se había anulado/)
    assert.lengthOf(await Card.query().where('state', 'live'), 2)
    assert.equal(await prints(), 0)
    assert.isFalse((await runs.open(printRun)).batch.ready)
    assert.equal((await runs.make({ ids })).total, 2)
  })

  test('a print run that was rolled back while it was made sends no mail', async ({
    client,
    assert,
  }) => {
    const { runs, printRun } = await run(client, 2)
    await runs.rollBack(printRun)
    await MailMessage.query().delete()
    const made = await DocumentRun.findOrFail(printRun.runId!)
    await made.merge({ params: { ...made.params, told: undefined } }).save()
    await documentOf(made).finished()
    assert.lengthOf(await MailMessage.all(), 0)
  })

  test('rolling back a printed print run revokes the cards that were not handed out', async ({
    client,
    assert,
  }) => {
    const { runs, printRun, ids, user } = await run(client, 3)
    await runs.confirm(printRun)
    const [first, , third] = await Card.query().orderBy('id')
    await first.merge({ uid: '04C43BC21C2680', gateDesired: 'active' }).save()
    const second = await Card.findByOrFail('formId', ids[1])
    await second.merge({ collectedAt: DateTime.utc() }).save()
    await decideOn([ids[2]], 'rejected', user)
    const { rollback } = await runs.open(printRun)
    assert.deepEqual(rollback, {
      printed: true,
      freed: 0,
      dying: 1,
      reprinted: 0,
      collected: 1,
      dead: 1,
    })
    const answer = await runs.rollBack(printRun)
    assert.match(flashed(answer).notice!.message, /1 tarjeta ya no vale.*1 ya estaba entregada/)

    const fresh = await Card.query().where({ formId: ids[0], state: 'live' }).firstOrFail()
    assert.notEqual(fresh.token, first.token)
    assert.isNull(fresh.printedAt)
    assert.include((await first.refresh()).$attributes, {
      state: 'revoked',
      revokedFor: 'rolled_back',
    })
    assert.deepEqual(
      (await AccessOrder.all()).map(({ operation }) => operation),
      ['block']
    )
    const { rows, dead } = await runs.open(printRun)
    assert.deepEqual(
      rows.data.map(({ outcome }: any) => outcome),
      ['dead', 'collected', 'dead']
    )
    assert.deepEqual(
      dead.rows.map(({ position, serial }: any) => [position, serial]),
      [
        [1, first.serial],
        [3, third.serial],
      ]
    )
  })

  test("a print run that is not ready or outside the user's form types cannot be confirmed", async ({
    client,
    assert,
  }) => {
    const { runs, printRun } = await run(client, 1)
    await DocumentRun.query().update({ state: 'failed' })
    assert.match(flashed(await runs.confirm(printRun)).notice!.message, /aún no está preparada/)
    const scoped = await people.printer()
    await scoped.merge({ formTypes: ['guest'] }).save()
    for (const act of ['confirm', 'rollBack'] as const)
      (await runsOf(client, scoped)[act](printRun)).assertStatus(404)
    assert.equal((await PrintRun.findOrFail(printRun.id)).state, 'open')
  })

  test('a print run shows how often each person was printed', async ({ client, assert }) => {
    const { runs, printRun, ids, user } = await run(client, 2)
    await printed(client, user, `ids=${ids[0]}&print=true`)
    await runs.confirm(printRun)
    const { rows } = await runs.open(printRun)
    assert.deepEqual(
      rows.data.map(({ times }: any) => times),
      [2, 1]
    )
    assert.equal((await timesPrinted(ids)).get(ids[0]), 2)
  })
})
