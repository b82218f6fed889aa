import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { gate } from '#config/gate'
import BlacklistEntry from '#models/blacklist_entry'
import AccessOrder from '#models/access_order'
import Card from '#models/card'
import { admissionOf } from '#models/card/admission'
import Form from '#models/form'
import { people } from '#tests/helpers/office'
import { chipHolders, simulatedGate, uidOf } from '#tests/helpers/gate'
import { emptyWorld, flashed } from '#tests/helpers/world'

async function station(client: ApiClient) {
  const user = await people.rfid()
  return (id: number, what: 'add' | 'block' | 'unblock') =>
    client.post(`/merchant/skidata/${id}/${what}`).loginAs(user).withCsrfToken().redirects(0)
}

const operations = async () =>
  (await AccessOrder.query().orderBy('id')).map(({ operation, state }) => `${operation} ${state}`)

test.group('The gate orders of a station', (group) => {
  emptyWorld(group)
  const at = simulatedGate(group)

  test('a station can admit a card, block it and admit it again', async ({ client, assert }) => {
    const { form, card } = await chipHolders()
    const ask = await station(client)
    for (const [what, stands, confirmed] of [
      ['add', 'active', 'active'],
      ['block', 'blocked', 'blocked'],
      ['unblock', 'active', 'active'],
    ] as const) {
      const response = await ask(form.id, what)
      response.assertStatus(302)
      assert.equal(flashed(response).notice?.type, 'success')
      assert.equal(at.simulator.gate.stands(card.uid!), stands)
      assert.equal((await card.refresh()).gateConfirmed, confirmed)
    }
    await form.load('logs')
    assert.lengthOf(
      form.logs.filter(({ type }) => type === 'skidata'),
      3
    )
  })

  test('a repeated order of a station succeeds, and the gates get it only once', async ({
    client,
    assert,
  }) => {
    const { form, card } = await chipHolders()
    const ask = await station(client)
    for (const what of ['unblock', 'add', 'add', 'unblock', 'block', 'block'] as const)
      assert.equal(flashed(await ask(form.id, what)).notice?.type, 'success', what)
    assert.include(flashed(await ask(form.id, 'block')).notice?.message, 'nada nuevo')
    assert.deepEqual(at.simulator.gate.state.accepted[card.uid!], ['white I', 'black I'])
  })

  test('a station is told which condition a card does not meet', async ({ client, assert }) => {
    const { form, card, by, profile } = await chipHolders()
    const ask = await station(client)
    const refusal = async (what: 'add' | 'block' | 'unblock' = 'add') => {
      const { notice } = flashed(await ask(form.id, what))
      assert.equal(notice?.type, 'error')
      return notice!.message
    }
    await profile.merge({ startsOn: '2024-04-22', endsOn: '2024-05-05' }).save()
    assert.include(await refusal(), 'ha terminado')
    await profile.merge({ endsOn: '2099-05-05' }).save()
    await BlacklistEntry.create({
      name: form.name,
      lastName: form.lastName,
      reason: 'x',
      reviewOn: '2099-01-01',
      authorId: by.id,
    })
    assert.include(await refusal(), 'está vetada')
    assert.include(await refusal('unblock'), 'está vetada')
    assert.equal(flashed(await ask(form.id, 'block')).notice?.type, 'success')
    await BlacklistEntry.query().delete()
    await card.merge({ uid: null }).save()
    assert.include(await refusal('block'), 'chip')
    await card.merge({ state: 'revoked' }).save()
    assert.include(await refusal(), 'tarjeta')
    await Form.query().where('id', form.id).update({ state: 'waiting' })
    assert.include(await refusal(), 'aprobadas')
    assert.deepEqual(await operations(), ['block confirmed'])
  })

  test('a station can retry an order that the gates refused', async ({ client, assert }) => {
    const { form, card } = await chipHolders()
    const ask = await station(client)
    at.simulator.fail({ refuses: 20004 })
    await ask(form.id, 'add')
    assert.deepEqual(await operations(), ['add failed'])
    at.simulator.fail({})
    await ask(form.id, 'add')
    assert.deepEqual(await operations(), ['add confirmed'])
    assert.equal(at.simulator.gate.stands(card.uid!), 'active')
  })

  test('without a gate system, a station shows what would be sent', async ({ client, assert }) => {
    const { form, card } = await chipHolders()
    gate.url = undefined
    await (
      await station(client)
    )(form.id, 'add')
    const [order] = await AccessOrder.all()
    assert.equal(order.state, 'confirmed')
    assert.include(order.telegram!, `<UTID>${uidOf(0)}</UTID>`)
    assert.equal((await card.refresh()).gateConfirmed, 'active')
    assert.equal(at.simulator.gate.state.telegrams, 0)
  })

  test('a card that was revoked or got another chip in the meantime is not admitted', async ({
    assert,
  }) => {
    const { form, card, by } = await chipHolders()
    await form.load('tournament')
    await form.load('permission')
    const wish = { card, operation: 'add' as const, admission: admissionOf(form) }
    for (const meanwhile of [{ state: 'revoked' }, { state: 'live', uid: uidOf(9) }]) {
      await Card.query().where('id', card.id).update(meanwhile)
      assert.equal(await db.transaction((trx) => AccessOrder.order(trx, [wish], by)), 0)
    }
  })

  test('a station outside the form types of a request cannot find the request', async ({
    client,
  }) => {
    const { form } = await chipHolders()
    const user = await people.rfid()
    await user.merge({ formTypes: ['volunteer'] }).save()
    const response = await client
      .post(`/merchant/skidata/${form.id}/block`)
      .loginAs(user)
      .withCsrfToken()
      .redirects(0)
    response.assertStatus(403)
  })
})
