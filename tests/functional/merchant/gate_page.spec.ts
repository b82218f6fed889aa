import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { gate } from '#config/gate'
import AccessOrder from '#models/access_order'
import { placeManualOrder } from '#gates/manual_order'
import { people } from '#tests/helpers/office'
import { chipHolders, simulatedGate, uidOf } from '#tests/helpers/gate'
import { emptyWorld, flashed } from '#tests/helpers/world'

async function page(client: ApiClient, formTypes: string[] | null = null) {
  const user = await people.rfid()
  await user.merge({ formTypes }).save()
  const open = async (query = {}) =>
    (await client.get('/merchant/gate').qs(query).loginAs(user).withInertia()).inertiaProps as any
  const retry = (ids?: number[]) =>
    client
      .post('/merchant/gate/retry')
      .json(ids ? { ids } : {})
      .loginAs(user)
      .withCsrfToken()
      .redirects(0)
  return { open, retry }
}

/** One card in each state. */
async function cardsOf(at: ReturnType<typeof simulatedGate>) {
  const { forms, by, ...world } = await chipHolders(4)
  await placeManualOrder(forms[0].id, 'add', by)
  await placeManualOrder(forms[1].id, 'block', by)
  at.simulator.fail({ refuses: 20004 })
  await placeManualOrder(forms[2].id, 'add', by)
  at.simulator.fail({ down: true })
  await placeManualOrder(forms[3].id, 'add', by)
  at.simulator.fail({})
  return { forms, by, ...world }
}

test.group('The gate page', (group) => {
  emptyWorld(group)
  const at = simulatedGate(group)

  test('the gate page compares the wanted and the confirmed state of each card', async ({
    client,
    assert,
  }) => {
    const { forms } = await cardsOf(at)
    const { open } = await page(client)
    const { cards, counts, health } = await open()
    const byForm = Object.fromEntries(
      cards.data.map((card: any) => [card.form.id, [card.desired, card.confirmed, card.gate.state]])
    )
    assert.deepEqual(byForm, {
      [forms[0].id]: ['active', 'active', 'active'],
      [forms[1].id]: ['blocked', 'blocked', 'blocked'],
      [forms[2].id]: ['active', null, 'error'],
      [forms[3].id]: ['active', null, 'pending'],
    })
    assert.deepEqual(counts, {
      cards: { active: 1, blocked: 1, error: 1, pending: 1 },
      waiting: 1,
      failing: 1,
    })
    assert.equal(health.host, new URL(at.url).host)
    assert.equal(health.lastError, 'ECONNRESET')
  })

  test('the gate page can be filtered by the state of the cards', async ({ client, assert }) => {
    const { forms } = await cardsOf(at)
    const { open } = await page(client)
    for (const [filter, found] of [
      ['error', [2]],
      ['pending', [3]],
      ['blocked', [1]],
      ['differing', [2, 3]],
    ] as const) {
      const { cards, filter: shown } = await open({ filter })
      assert.equal(shown, filter)
      assert.sameMembers(
        cards.data.map(({ form }: any) => form.id),
        found.map((index) => forms[index].id)
      )
    }
  })

  test('the gate page can retry the orders of one card or of all', async ({ client, assert }) => {
    const { forms } = await cardsOf(at)
    const { retry } = await page(client)
    const one = await retry([forms[2].id])
    assert.equal(flashed(one).notice?.message, 'Se reintenta 1 orden.')
    assert.equal(at.simulator.gate.stands(uidOf(2)), 'active')
    assert.equal(at.simulator.gate.stands(uidOf(3)), 'unknown')
    await retry()
    assert.equal(at.simulator.gate.stands(uidOf(3)), 'active')
    assert.equal(flashed(await retry()).notice?.message, 'No había nada que reintentar.')
  })

  test('without a gate system, the gate page shows what would be sent', async ({
    client,
    assert,
  }) => {
    const { form, card, by } = await chipHolders()
    gate.url = undefined
    await placeManualOrder(form.id, 'add', by)
    const { open } = await page(client)
    const { told, health } = await open({ card: card.id })
    assert.isNull(health.host)
    assert.include(told.orders[0].telegram, `<UTID>${card.uid}</UTID>`)
    assert.equal(told.name, form.fullName)
  })

  test('the gate page shows no cards of other form types', async ({ client, assert }) => {
    const { card } = await cardsOf(at)
    const { open, retry } = await page(client, ['volunteer'])
    const { cards, told, counts } = await open({ card: card.id })
    assert.lengthOf(cards.data, 0)
    assert.deepEqual(counts, { cards: {}, waiting: 0, failing: 0 })
    assert.isNull(told)
    await retry()
    assert.lengthOf(await AccessOrder.query().where('state', 'failed'), 1)
  })

  test('the gate page reports no retry of an order that a later order replaced', async ({
    client,
    assert,
  }) => {
    const { form, card, by } = await chipHolders()
    at.simulator.fail({ refuses: 10001 })
    await placeManualOrder(form.id, 'add', by)
    at.simulator.fail({})
    at.simulator.fail({ down: true })
    await placeManualOrder(form.id, 'block', by)
    at.simulator.fail({})
    const { retry } = await page(client)
    await retry()
    assert.equal(at.simulator.gate.stands(card.uid!), 'blocked')
    const states = (await AccessOrder.query().orderBy('id')).map(({ state }) => state)
    assert.deepEqual(states, ['superseded', 'confirmed'])
  })
})
