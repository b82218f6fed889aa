import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import AccessOrder from '#models/access_order'
import Card from '#models/card'
import { admissionOf } from '#models/card/admission'
import { reissueCards } from '#models/card/issue'
import Form from '#models/form'
import { placeManualOrder } from '#gates/manual_order'
import GateHealth from '#models/gate_health'
import { claimOrder } from '#gates/delivery'
import { gateStateOf, gateStateSql } from '#gates/state'
import { chipHolders, sendDue, simulatedGate, uidOf } from '#tests/helpers/gate'
import { decideOn } from '#tests/helpers/decisions'
import { emptyWorld } from '#tests/helpers/world'

test.group('The delivery of gate orders', (group) => {
  emptyWorld(group)
  const at = simulatedGate(group)
  const accepted = (uid: string) => at.simulator.gate.state.accepted[uid] ?? []

  test('three hundred cards keep the order of their gate orders, and each is sent once', async ({
    assert,
  }) => {
    const { forms, by } = await chipHolders(100)
    at.simulator.fail({ down: true })
    for (const operation of ['add', 'block', 'unblock'] as const) {
      const cards = await Card.query().preload('form', (form) =>
        form.preload('tournament').preload('permission')
      )
      const wishes = cards.map((card) => ({ card, operation, admission: admissionOf(card.form) }))
      await db.transaction((trx) => AccessOrder.order(trx, wishes, by))
    }
    at.simulator.fail({})
    await GateHealth.query().update({ failures: 0, pausedUntil: null })
    await sendDue()
    assert.lengthOf(await AccessOrder.query().where('state', 'confirmed'), 300)
    for (const index of forms.keys())
      assert.deepEqual(accepted(uidOf(index)), ['white I', 'black I', 'black D'])
    assert.equal(at.simulator.gate.state.telegrams, 300)
  })

  test('gate orders of one card wait for each other, and so do those of one chip', async ({
    assert,
  }) => {
    const { forms, by } = await chipHolders(2)
    at.simulator.fail({ down: true })
    await placeManualOrder(forms[0].id, 'add', by)
    await decideOn([forms[0].id], 'rejected', by)
    // From now on the chip belongs to another person.
    await Card.query()
      .where('formId', forms[1].id)
      .update({ uid: uidOf(0) })
    await placeManualOrder(forms[1].id, 'add', by)
    at.simulator.fail({})
    await sendDue()
    assert.deepEqual(accepted(uidOf(0)), ['white I', 'black I', 'white U', 'black D'])
    assert.equal(at.simulator.gate.stands(uidOf(0)), 'active')
  })

  test('failed gate orders do not hold up others and are given up when they become pointless', async ({
    assert,
  }) => {
    const { form, card, by } = await chipHolders()
    at.simulator.fail({ refuses: 20004 })
    await placeManualOrder(form.id, 'add', by)
    at.simulator.fail({})
    await placeManualOrder(form.id, 'block', by)
    assert.equal(at.simulator.gate.stands(card.uid!), 'blocked')
    const states = (await AccessOrder.query().orderBy('id')).map(({ state }) => state)
    assert.deepEqual(states, ['superseded', 'confirmed'])
    assert.equal((await gateStateOf(await card.refresh())).state, 'blocked')
  })

  test('a gate order belongs to one worker and passes to another when that worker dies', async ({
    assert,
  }) => {
    const { form, by } = await chipHolders()
    at.simulator.fail({ down: true })
    await placeManualOrder(form.id, 'add', by)
    await AccessOrder.query().update({ nextTryAt: DateTime.utc().minus({ minutes: 1 }).toSQL() })
    const first = await claimOrder()
    assert.isNotNull(first)
    assert.isNull(await claimOrder())
    at.simulator.fail({})
    await sendDue()
    assert.equal((await first!.refresh()).state, 'confirmed')
  })

  test('a revoked card and a replaced chip are blocked at the gates', async ({ assert }) => {
    const { forms, by } = await chipHolders(2)
    for (const { id } of forms) await placeManualOrder(id, 'add', by)
    const refusal = await decideOn([forms[0].id], 'rejected', by)
    await db.transaction((trx) => reissueCards(trx, [forms[1].id], 'stolen', by))
    const { blacklist } = at.simulator.gate.state
    assert.deepEqual(blacklist, { [uidOf(0)]: { 1: '3' }, [uidOf(1)]: { 1: '1' } })
    await refusal.undo(by)
    assert.equal(at.simulator.gate.stands(uidOf(0)), 'active')
    assert.equal(at.simulator.gate.stands(uidOf(1)), 'blocked')
  })

  test('unblocking a card sends the changes made while it was blocked', async ({ assert }) => {
    const { form, card, by, profile } = await chipHolders()
    await placeManualOrder(form.id, 'add', by)
    await placeManualOrder(form.id, 'block', by)
    await profile.merge({ flags: { 7: 1 } }).saveFor(by)
    await placeManualOrder(form.id, 'unblock', by)
    const { permissions } = at.simulator.gate.state.whitelist[card.uid!]
    assert.include(permissions[0].properties, 'AREA=7')
    assert.equal(at.simulator.gate.stands(card.uid!), 'active')
  })

  test('the gate orders of a day pass open and block each of its days', async ({ assert }) => {
    const detail = {
      ...(await FormFactory.make()).detail,
      validity: 'day',
      days: ['2099-04-23', '2099-04-24'],
    }
    const { form, card, by } = await chipHolders(1, { detail })
    const days = admissionOf(await withAll(form.id)).days
    await placeManualOrder(form.id, 'add', by)
    const { permissions } = at.simulator.gate.state.whitelist[card.uid!]
    assert.deepEqual(
      permissions.map(({ from, to }) => [from, to]),
      days!.map((day) => [`${day}T00:00:00`, `${day}T23:59:59`])
    )
    await placeManualOrder(form.id, 'block', by)
    assert.equal(at.simulator.gate.stands(card.uid!), 'blocked')
  })

  test('a chip that is unknown to the gates is added before it is blocked', async ({ assert }) => {
    const { form, card, by } = await chipHolders()
    await placeManualOrder(form.id, 'block', by)
    assert.equal(at.simulator.gate.stands(card.uid!), 'blocked')
    assert.deepEqual(accepted(card.uid!), ['white I', 'black I'])
  })

  test('the SQL of the gate state gives the state of each card', async ({ assert }) => {
    const { forms, by } = await chipHolders(3)
    await placeManualOrder(forms[0].id, 'add', by)
    at.simulator.fail({ refuses: 20004 })
    await placeManualOrder(forms[1].id, 'add', by)
    const rows = await db
      .from('cards')
      .orderBy('id')
      .select('id', db.raw(`${gateStateSql} as at`))
    assert.deepEqual(
      rows.map((row) => row.at),
      ['active', 'error', 'none']
    )
    for (const card of await Card.query().orderBy('id'))
      assert.equal((await gateStateOf(card)).state, rows.find(({ id }) => id === card.id).at)
  })
})

const withAll = (id: number) =>
  Form.query().where('id', id).preload('tournament').preload('permission').firstOrFail()
