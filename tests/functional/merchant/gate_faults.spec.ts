import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { gate } from '#config/gate'
import AccessOrder from '#models/access_order'
import { sqlNow } from '#models/bulk'
import { askGates } from '#models/gate/asking'
import GateHealth from '#models/gate/health'
import { gateStateOf } from '#models/gate/state'
import SendAccessOrders from '#jobs/send_access_orders'
import { chipHolders, sendDue, simulatedGate } from '#tests/helpers/gate'
import { emptyWorld } from '#tests/helpers/world'

const entityBomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><x>&b;</x>`
const external = `<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd">]><x>&secret;</x>`
const inEnvelope = (answer: string) =>
  `<Envelope><Body><ProcessRequestResponse><ProcessRequestResult>${answer}</ProcessRequestResult></ProcessRequestResponse></Body></Envelope>`

/** What goes wrong, and the words that are kept of it. */
const passing = {
  'is slow': [{ slow: 900 }, 'no answer in time'],
  'is down': [{ down: true }, 'ECONNRESET'],
  'answers with an error of its server': [{ error500: true }, 'HTTP 500'],
  'answers garbage': [{ garbage: true }, 'not XML'],
  'answers with an entity bomb': [{ garbage: entityBomb }, 'a definition of its own'],
  'answers with the address of a file': [{ garbage: external }, 'a definition of its own'],
  'hides a definition in its answer': [
    { garbage: inEnvelope(external.replaceAll('<', '&lt;')) },
    'a definition of its own',
  ],
  'answers without an end': [{ garbage: `<a>${'x'.repeat(400_000)}</a>` }, 'too large'],
  'answers something else': [{ garbage: '<Envelope/>' }, 'no answer'],
  'answers an answer to something else': [{ garbage: inEnvelope('&lt;a/&gt;') }, 'no HSHData'],
  'is in trouble itself': [{ refuses: 11001 }, 'simulated'],
  'calls a telegram a duplicate': [{ duplicates: true }, 'simulated'],
  'does it and does not say so': [{ lost: true }, 'ECONNRESET'],
} as const

test.group('A gate', (group) => {
  emptyWorld(group)
  const at = simulatedGate(group)

  for (const [what, [fault, words]] of Object.entries(passing))
    test(`that ${what} is told again, to the same effect`, async ({ assert }) => {
      const { form, card, by } = await chipHolders()
      at.simulator.fail(fault)
      await askGates(form.id, 'add', by)
      const order = await AccessOrder.firstOrFail()
      assert.include(order.$attributes, { state: 'pending', failures: 1, attempts: 1 })
      assert.include(order.error!, words)
      const wait = order.nextTryAt.diffNow('seconds').seconds
      assert.isTrue(wait > 0 && wait <= 3, String(wait))
      assert.equal((await gateStateOf(await card.refresh())).state, 'pending')
      at.simulator.fail({})
      await sendDue()
      assert.include((await order.refresh()).$attributes, { state: 'confirmed', error: null })
      assert.equal(at.simulator.gate.stands(card.uid!), 'active')
    })

  test('that refuses is not asked again, and what is missing is said', async ({ assert }) => {
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
      await askGates(form.id, 'add', by)
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

  test('with reservations has done it all the same', async ({ assert }) => {
    const { form, card, by } = await chipHolders()
    at.simulator.fail({ refuses: 30000 })
    await askGates(form.id, 'add', by)
    const { state, warning } = await gateStateOf(await card.refresh())
    assert.deepEqual([state, warning], ['active', '30000 simulated 30000'])
  })

  test('at a wrong address is nobody’s to try again', async ({ assert }) => {
    const { form, card, by } = await chipHolders()
    gate.url = `${at.url}/elsewhere`
    await askGates(form.id, 'add', by)
    const { error } = await gateStateOf(await card.refresh())
    assert.deepEqual(error, { kind: 'configuration', code: null, text: 'HTTP 404' })
  })

  test('that stays away shows as an error, and is tried every minute', async ({ assert }) => {
    const { form, card, by } = await chipHolders()
    at.simulator.fail({ down: true })
    await askGates(form.id, 'add', by)
    const waits: number[] = []
    while (waits.length < 5) {
      await GateHealth.query().update({ failures: 0, closedUntil: null })
      await sendDue()
      const { nextTryAt } = await AccessOrder.firstOrFail()
      waits.push(nextTryAt.diffNow('seconds').seconds)
    }
    for (const [index, usual] of [4, 8, 16, 32, 60].entries())
      assert.isTrue(waits[index] > usual * 0.8 - 1.5 && waits[index] <= usual * 1.2, `${waits}`)
    const { state, error } = await gateStateOf(await card.refresh())
    assert.deepEqual([state, error?.kind], ['error', 'connection'])
    at.simulator.fail({})
    await sendDue()
    assert.equal((await gateStateOf(await card.refresh())).state, 'active')
  })

  test('is left alone after five failures in a row, but for one try', async ({ assert }) => {
    const { forms, by } = await chipHolders(8)
    at.simulator.fail({ error500: true })
    for (const { id } of forms) await askGates(id, 'add', by)
    const tried = async () =>
      (await AccessOrder.query().where('attempts', '>', 0)).reduce(
        (sum, one) => sum + one.attempts,
        0
      )
    assert.equal(await tried(), 5)
    const { closedUntil, lastError } = await GateHealth.now()
    assert.approximately(closedUntil!.diffNow('seconds').seconds, 60, 5)
    assert.equal(lastError, 'HTTP 500')
    await sendDue()
    assert.equal(await tried(), 5)

    const over = () =>
      GateHealth.query().update({
        closedUntil: sqlNow(db.connection(), DateTime.utc().minus(1000)),
      })
    await over()
    await sendDue()
    assert.equal(await tried(), 6)

    at.simulator.fail({})
    await over()
    await sendDue()
    await new SendAccessOrders().perform()
    assert.lengthOf(await AccessOrder.query().where('state', 'confirmed'), 8)
    assert.isTrue((await GateHealth.now()).isOpen)
  })
})
