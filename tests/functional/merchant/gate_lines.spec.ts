import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import AccessOrder from '#models/access_order'
import { sqlNow } from '#sql/bulk'
import { placeManualOrder } from '#gates/manual_order'
import { claimOrder } from '#gates/delivery'
import GateHealth from '#models/gate_health'
import { retryOrders } from '#gates/retry'
import { atNoon } from '#tests/helpers/clock'
import { chipHolders, sendDue, simulatedGate } from '#tests/helpers/gate'
import { emptyWorld } from '#tests/helpers/world'

const past = () => sqlNow(db.connection(), DateTime.utc().minus({ minutes: 1 }))

test.group('The queue of gate orders', (group) => {
  emptyWorld(group)
  atNoon(group)
  const at = simulatedGate(group)

  test('an order that cannot be sent does not stop the orders of other cards', async ({
    assert,
  }) => {
    const { forms, by } = await chipHolders(2)
    at.simulator.fail({ down: true })
    for (const { id } of forms) await placeManualOrder(id, 'add', by)
    await AccessOrder.query().where('formId', forms[0].id).update({ admission: null })
    at.simulator.fail({})
    await sendDue()
    const [broken, fine] = await AccessOrder.query().orderBy('id')
    assert.include(broken.$attributes, { state: 'pending', error: 'unexpected TypeError' })
    assert.equal(broken.failures, 2)
    assert.isTrue(broken.nextTryAt > DateTime.utc())
    assert.equal(fine.state, 'confirmed')
    assert.isTrue((await GateHealth.current()).isUsable)
  })

  test('an order that is being sent is not retried by a user at the same time', async ({
    assert,
  }) => {
    const { form, by } = await chipHolders()
    at.simulator.fail({ down: true })
    await placeManualOrder(form.id, 'add', by)
    await AccessOrder.query().update({ nextTryAt: past() })
    const order = await claimOrder()
    assert.equal(await retryOrders({ formIds: [form.id] }, by), 0)
    assert.isNull(await claimOrder())
    assert.include((await order!.refresh()).$attributes, { attempts: 2, failures: 1 })

    // The claim of the worker expired, as if the worker had died.
    await AccessOrder.query().update({ nextTryAt: past() })
    at.simulator.fail({})
    assert.equal(await retryOrders({ formIds: [form.id] }, by), 1)
    assert.equal((await order!.refresh()).state, 'confirmed')
  })

  test('the order that is due longest is sent first', async ({ assert }) => {
    const { forms, by } = await chipHolders(2)
    at.simulator.fail({ down: true })
    for (const { id } of forms) await placeManualOrder(id, 'add', by)
    await AccessOrder.query().where('formId', forms[1].id).update({ nextTryAt: past() })
    assert.equal((await claimOrder())!.formId, forms[1].id)
  })
})
