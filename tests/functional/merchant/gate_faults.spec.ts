import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { gate } from '#config/gate'
import { FormFactory } from '#database/factories/form_factory'
import AccessOrder from '#models/access_order'
import Form from '#models/form'
import { sqlNow } from '#sql/bulk'
import { placeManualOrder } from '#gates/manual_order'
import GateHealth from '#models/gate_health'
import { gateStateOf } from '#gates/state'
import SendAccessOrders from '#jobs/send_access_orders'
import { atNoon } from '#tests/helpers/clock'
import { chipHolders, sendDue, simulatedGate } from '#tests/helpers/gate'
import { emptyWorld } from '#tests/helpers/world'

const entityBomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><x>&b;</x>`
const external = `<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd">]><x>&secret;</x>`
const inEnvelope = (answer: string) =>
  `<Envelope><Body><ProcessRequestResponse><ProcessRequestResult>${answer}</ProcessRequestResult></ProcessRequestResponse></Body></Envelope>`

/** Milliseconds that an answer may take. */
const PATIENCE = gate.totalMs

/** Each fault with its stored error message. */
const passing = {
  'is slow': [{ slow: 900 }, 'no answer in time'],
  'is down': [{ down: true }, 'ECONNRESET'],
  'answers with a server error': [{ error500: true }, 'HTTP 500'],
  'answers garbage': [{ garbage: true }, 'not XML'],
  'answers with an entity bomb': [{ garbage: entityBomb }, 'a definition of its own'],
  'answers with an external entity': [{ garbage: external }, 'a definition of its own'],
  'hides a definition in its answer': [
    { garbage: inEnvelope(external.replaceAll('&', '&amp;').replaceAll('<', '&lt;')) },
    'a definition of its own',
  ],
  'answers without an end': [{ garbage: `<a>${'x'.repeat(400_000)}</a>` }, 'too large'],
  'gives an unknown answer': [{ garbage: '<Envelope/>' }, 'no answer'],
  'gives an answer of another kind': [{ garbage: inEnvelope('&lt;a/&gt;') }, 'no HSHData'],
  'reports an internal error': [{ refuses: 11001 }, 'simulated'],
  'reports a duplicate telegram': [{ duplicates: true }, 'simulated'],
  'accepts an order without an answer': [{ lost: true }, 'ECONNRESET'],
} as const

test.group('A gate fault', (group) => {
  emptyWorld(group)
  const at = simulatedGate(group)
  // Pauses are counted from now, however long a test takes.
  atNoon(group)

  for (const [what, [fault, words]] of Object.entries(passing))
    test(`a gate that ${what} gets the order again, with the same effect`, async ({ assert }) => {
      const { form, card, by } = await chipHolders()
      at.simulator.fail(fault)
      if ('slow' in fault) gate.totalMs = fault.slow / 2
      await placeManualOrder(form.id, 'add', by)
      const order = await AccessOrder.firstOrFail()
      assert.include(order.$attributes, { state: 'pending', failures: 1, attempts: 1 })
      assert.include(order.error!, words)
      const wait = order.nextTryAt.diffNow('seconds').seconds
      assert.isTrue(wait >= 1 && wait <= 3, String(wait))
      assert.equal((await gateStateOf(await card.refresh())).state, 'pending')
      at.simulator.fail({})
      gate.totalMs = PATIENCE
      await sendDue()
      assert.include((await order.refresh()).$attributes, { state: 'confirmed', error: null })
      assert.equal(at.simulator.gate.stands(card.uid!), 'active')
    })

  test('an order that the gate refuses is not repeated, and its problem is shown', async ({
    assert,
  }) => {
    for (const [code, kind] of [
      [10001, 'configuration'],
      [10002, 'configuration'],
      [20006, 'configuration'],
      [20009, 'configuration'],
      [20004, 'refused'],
      [20016, 'refused'],
    ] as const) {
      const { form, card, by } = await chipHolders()
      at.simulator.fail({ refuses: code })
      await placeManualOrder(form.id, 'add', by)
      await sendDue()
      const order = await AccessOrder.query().where('formId', form.id).firstOrFail()
      assert.include(order.$attributes, { state: 'failed', attempts: 1, errorCode: code })
      const { state, error } = await gateStateOf(await card.refresh())
      assert.deepEqual([state, error?.kind, error?.code], ['error', kind, code])
      await db.from('forms').delete()
      await db.from('tournaments').delete()
      await db.from('users').delete()
    }
  })

  test('an unblocking that the gate refused is made up for by the next order', async ({
    assert,
  }) => {
    const { form, card, by, profile } = await chipHolders()
    await placeManualOrder(form.id, 'add', by)
    await placeManualOrder(form.id, 'block', by)
    at.simulator.fail({ refuses: 20004 })
    await placeManualOrder(form.id, 'unblock', by)
    at.simulator.fail({})
    assert.equal(at.simulator.gate.stands(card.uid!), 'blocked')
    await profile.merge({ flags: { 7: 1 } }).saveFor(by)
    await sendDue()
    assert.equal((await gateStateOf(await card.refresh())).state, 'active')
    assert.equal(at.simulator.gate.stands(card.uid!), 'active')
    assert.deepEqual(at.simulator.gate.state.blacklist, { [card.uid!]: {} })
  })

  test('blocking covers the days that the gates still have after a refused order', async ({
    assert,
  }) => {
    const days = ['2099-04-23', '2099-04-24', '2099-04-25']
    const detail = { ...(await FormFactory.make()).detail, validity: 'day', days }
    const { form, card, by } = await chipHolders(1, { detail })
    await placeManualOrder(form.id, 'add', by)
    at.simulator.fail({ refuses: 20004 })
    const fewer = await Form.findOrFail(form.id)
    await fewer.merge({ detail: { ...detail, days: days.slice(0, 1) } }).save()
    await placeManualOrder(form.id, 'add', by)
    at.simulator.fail({})
    await placeManualOrder(form.id, 'block', by)
    assert.equal(at.simulator.gate.stands(card.uid!), 'blocked')
  })

  test('an order that the gate accepts with reservations counts as done', async ({ assert }) => {
    const { form, card, by } = await chipHolders()
    at.simulator.fail({ refuses: 30000 })
    await placeManualOrder(form.id, 'add', by)
    const { state, warning } = await gateStateOf(await card.refresh())
    assert.deepEqual([state, warning], ['active', '30000 simulated 30000'])
  })

  test('an order to a gate with a wrong address is not repeated', async ({ assert }) => {
    const { form, card, by } = await chipHolders()
    gate.url = `${at.url}/elsewhere`
    await placeManualOrder(form.id, 'add', by)
    const { error } = await gateStateOf(await card.refresh())
    assert.deepEqual(error, { kind: 'configuration', code: null, text: 'HTTP 404' })
  })

  test('a gate that redirects gets no order at the other address', async ({ assert, cleanup }) => {
    const { form, card, by } = await chipHolders()
    const location = `${at.url}/ImporterWebService`
    const redirecting = createServer((_, response) =>
      response.writeHead(307, { location }).end()
    ).listen(0, '127.0.0.1')
    cleanup(() => void redirecting.close())
    await once(redirecting, 'listening')
    gate.url = `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}`
    await placeManualOrder(form.id, 'add', by)
    const { error } = await gateStateOf(await card.refresh())
    assert.deepEqual(error, { kind: 'configuration', code: null, text: 'HTTP 307' })
    assert.notEqual(at.simulator.gate.stands(card.uid!), 'active')
  })

  test('a gate that stays unreachable is shown as an error and tried every minute', async ({
    assert,
  }) => {
    const { form, card, by } = await chipHolders()
    at.simulator.fail({ down: true })
    await placeManualOrder(form.id, 'add', by)
    const waits: number[] = []
    while (waits.length < 5) {
      await GateHealth.query().update({ failures: 0, pausedUntil: null })
      await sendDue()
      const { nextTryAt } = await AccessOrder.firstOrFail()
      waits.push(nextTryAt.diffNow('seconds').seconds)
    }
    for (const [index, usual] of [4, 8, 16, 32, 60].entries())
      assert.approximately(waits[index], usual, usual * 0.2 + 1, `${waits}`)
    const { state, error } = await gateStateOf(await card.refresh())
    assert.deepEqual([state, error?.kind], ['error', 'connection'])
    at.simulator.fail({})
    await sendDue()
    assert.equal((await gateStateOf(await card.refresh())).state, 'active')
  })

  test('a gate gets only one probe at a time after five failures in a row', async ({ assert }) => {
    const { forms, by } = await chipHolders(8)
    at.simulator.fail({ error500: true })
    for (const { id } of forms) await placeManualOrder(id, 'add', by)
    const tried = async () =>
      (await AccessOrder.query().where('attempts', '>', 0)).reduce(
        (sum, one) => sum + one.attempts,
        0
      )
    assert.equal(await tried(), 5)
    const { pausedUntil, lastError } = await GateHealth.current()
    assert.approximately(pausedUntil!.diffNow('seconds').seconds, 60, 1)
    assert.equal(lastError, 'HTTP 500')
    await sendDue()
    assert.equal(await tried(), 5)

    const over = () =>
      GateHealth.query().update({
        pausedUntil: sqlNow(db.connection(), DateTime.utc().minus(1000)),
      })
    await over()
    await sendDue()
    assert.equal(await tried(), 6)

    at.simulator.fail({})
    await over()
    await sendDue()
    await new SendAccessOrders().perform()
    assert.lengthOf(await AccessOrder.query().where('state', 'confirmed'), 8)
    assert.isTrue((await GateHealth.current()).isUsable)
  })
})
