import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import AccessOrder from '#models/access_order'
import Card from '#models/card'
import { admissionOf } from '#models/card/admission'
import { reissueCards } from '#models/card/issuing'
import Form from '#models/form'
import { askGates } from '#models/gate/asking'
import GateHealth from '#models/gate/health'
import { claim } from '#models/gate/delivery'
import { gateStateOf, gateStateSql } from '#models/gate/state'
import { chipHolders, sendDue, simulatedGate, uidOf } from '#tests/helpers/gate'
import { decideOn } from '#tests/helpers/decisions'
import { emptyWorld } from '#tests/helpers/world'

test.group('Orders to the gates', (group) => {
  emptyWorld(group)
  const at = simulatedGate(group)
  const accepted = (uid: string) => at.simulator.gate.state.accepted[uid] ?? []

  test('of three hundred cards keep the order of each card, and each is done once', async ({
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
    await GateHealth.query().update({ failures: 0, closedUntil: null })
    await sendDue()
    assert.lengthOf(await AccessOrder.query().where('state', 'confirmed'), 300)
    for (const index of forms.keys())
      assert.deepEqual(accepted(uidOf(index)), ['white I', 'black I', 'black D'])
    assert.equal(at.simulator.gate.state.telegrams, 300)
  }).timeout(60_000)

  test('of one card wait for each other, and so do those of one chip', async ({ assert }) => {
    const { forms, by } = await chipHolders(2)
    at.simulator.fail({ down: true })
    await askGates(forms[0].id, 'add', by)
    await decideOn([forms[0].id], 'rejected', by)
    // The chip is another person's from now on.
    await Card.query()
      .where('formId', forms[1].id)
      .update({ uid: uidOf(0) })
    await askGates(forms[1].id, 'add', by)
    at.simulator.fail({})
    await sendDue()
    assert.deepEqual(accepted(uidOf(0)), ['white I', 'black I', 'white U', 'black D'])
    assert.equal(at.simulator.gate.stands(uidOf(0)), 'active')
  })

  test('that failed hold up nobody, and are given up once they are pointless', async ({
    assert,
  }) => {
    const { form, card, by } = await chipHolders()
    at.simulator.fail({ refuses: 20004 })
    await askGates(form.id, 'add', by)
    at.simulator.fail({})
    await askGates(form.id, 'block', by)
    assert.equal(at.simulator.gate.stands(card.uid!), 'blocked')
    const states = (await AccessOrder.query().orderBy('id')).map(({ state }) => state)
    assert.deepEqual(states, ['superseded', 'confirmed'])
    assert.equal((await gateStateOf(await card.refresh())).state, 'blocked')
  })

  test('are one worker’s at a time, and another’s when it died', async ({ assert }) => {
    const { form, by } = await chipHolders()
    at.simulator.fail({ down: true })
    await askGates(form.id, 'add', by)
    await AccessOrder.query().update({ nextTryAt: DateTime.utc().minus({ minutes: 1 }).toSQL() })
    const first = await claim()
    assert.isNotNull(first)
    assert.isNull(await claim())
    at.simulator.fail({})
    await sendDue()
    assert.equal((await first!.refresh()).state, 'confirmed')
  })

  test('block the chip of a card that dies, and of one that another replaces', async ({
    assert,
  }) => {
    const { forms, by } = await chipHolders(2)
    for (const { id } of forms) await askGates(id, 'add', by)
    const refusal = await decideOn([forms[0].id], 'rejected', by)
    await db.transaction((trx) => reissueCards(trx, [forms[1].id], 'stolen', by))
    const { blacklist } = at.simulator.gate.state
    assert.deepEqual(blacklist, { [uidOf(0)]: { 1: '3' }, [uidOf(1)]: { 1: '1' } })
    await refusal.undo(by)
    assert.equal(at.simulator.gate.stands(uidOf(0)), 'active')
    assert.equal(at.simulator.gate.stands(uidOf(1)), 'blocked')
  })

  test('carry what was changed while the card was blocked', async ({ assert }) => {
    const { form, card, by, profile } = await chipHolders()
    await askGates(form.id, 'add', by)
    await askGates(form.id, 'block', by)
    await profile.merge({ flags: { 7: 1 } }).saveFor(by)
    await askGates(form.id, 'unblock', by)
    const { permissions } = at.simulator.gate.state.whitelist[card.uid!]
    assert.include(permissions[0].properties, 'AREA=7')
    assert.equal(at.simulator.gate.stands(card.uid!), 'active')
  })

  test('of a day pass open and block each of its days', async ({ assert }) => {
    const detail = {
      ...(await FormFactory.make()).detail,
      validity: 'day',
      days: ['2099-04-23', '2099-04-24'],
    }
    const { form, card, by } = await chipHolders(1, { detail })
    const days = admissionOf(await withAll(form.id)).days
    await askGates(form.id, 'add', by)
    const { permissions } = at.simulator.gate.state.whitelist[card.uid!]
    assert.deepEqual(
      permissions.map(({ from, to }) => [from, to]),
      days!.map((day) => [`${day}T00:00:00`, `${day}T23:59:59`])
    )
    await askGates(form.id, 'block', by)
    assert.equal(at.simulator.gate.stands(card.uid!), 'blocked')
  })

  test('to block a chip that the gates never saw add it first', async ({ assert }) => {
    const { form, card, by } = await chipHolders()
    await askGates(form.id, 'block', by)
    assert.equal(at.simulator.gate.stands(card.uid!), 'blocked')
    assert.deepEqual(accepted(card.uid!), ['white I', 'black I'])
  })

  test('show the same state in a column', async ({ assert }) => {
    const { forms, by } = await chipHolders(3)
    await askGates(forms[0].id, 'add', by)
    at.simulator.fail({ refuses: 20004 })
    await askGates(forms[1].id, 'add', by)
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
