import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import AccessOrder from '#models/access_order'
import { sqlNow } from '#models/bulk'
import { askGates } from '#models/gate/asking'
import { claim } from '#models/gate/delivery'
import GateHealth from '#models/gate/health'
import { retryOrders } from '#models/gate/retry'
import { chipHolders, sendDue, simulatedGate } from '#tests/helpers/gate'
import { emptyWorld } from '#tests/helpers/world'

const past = () => sqlNow(db.connection(), DateTime.utc().minus({ minutes: 1 }))

test.group('A line to the gates', (group) => {
  emptyWorld(group)
  const at = simulatedGate(group)

  test('goes on with the others where one order cannot be told at all', async ({ assert }) => {
    const { forms, by } = await chipHolders(2)
    at.simulator.fail({ down: true })
    for (const { id } of forms) await askGates(id, 'add', by)
    await AccessOrder.query().where('formId', forms[0].id).update({ admission: null })
    at.simulator.fail({})
    await sendDue()
    const [broken, fine] = await AccessOrder.query().orderBy('id')
    assert.include(broken.$attributes, { state: 'pending', error: 'unexpected TypeError' })
    assert.equal(broken.failures, 2)
    assert.isTrue(broken.nextTryAt > DateTime.utc())
    assert.equal(fine.state, 'confirmed')
    assert.isTrue((await GateHealth.now()).isOpen)
  })

  test('is not overtaken by somebody who tries again what is on its way', async ({ assert }) => {
    const { form, by } = await chipHolders()
    at.simulator.fail({ down: true })
    await askGates(form.id, 'add', by)
    await AccessOrder.query().update({ nextTryAt: past() })
    const order = await claim()
    assert.equal(await retryOrders({ formIds: [form.id] }, by), 0)
    assert.isNull(await claim())
    assert.include((await order!.refresh()).$attributes, { attempts: 2, failures: 1 })

    // As if whoever had it died: its claim is over.
    await AccessOrder.query().update({ nextTryAt: past() })
    at.simulator.fail({})
    assert.equal(await retryOrders({ formIds: [form.id] }, by), 1)
    assert.equal((await order!.refresh()).state, 'confirmed')
  })

  test('takes first what is due longest', async ({ assert }) => {
    const { forms, by } = await chipHolders(2)
    at.simulator.fail({ down: true })
    for (const { id } of forms) await askGates(id, 'add', by)
    await AccessOrder.query().where('formId', forms[1].id).update({ nextTryAt: past() })
    assert.equal((await claim())!.formId, forms[1].id)
  })
})
