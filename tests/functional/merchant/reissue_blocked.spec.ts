import { test } from '@japa/runner'
import BlacklistEntry from '#models/blacklist_entry'
import FormLog from '#models/form_log'
import { placeManualOrder } from '#gates/manual_order'
import { gateStateOf } from '#gates/state'
import { about, cardHolders, cardOf, chips, told } from '#tests/helpers/chips'
import { decideOn } from '#tests/helpers/decisions'
import { clock } from '#tests/helpers/clock'
import { cardHolderOf, readAt } from '#tests/helpers/zone_checks'
import { people } from '#tests/helpers/office'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'
import type { ApiClient } from '@japa/api-client'

/** A person with a new card. The office blocked the old one at the gates, then it was lost. */
async function blocked(client: ApiClient) {
  const world = await cardHolders()
  const { form, user } = world
  const ask = (what: 'block' | 'unblock') =>
    client.post(`/merchant/skidata/${form.id}/${what}`).loginAs(user).withCsrfToken().redirects(0)
  await about(client, user)(form, 'rfid', { rfid: chips.first })
  await ask('block')
  await about(client, user)(form, 'reissue', { reason: 'lost' })
  return { ...world, ask }
}

test.group('The reissue of a blocked card', (group) => {
  emptyWorld(group)
  const itIs = clock(group)

  test('the new card of a blocked card is blocked, and so is its chip', async ({
    client,
    assert,
  }) => {
    const { form, user } = await blocked(client)
    const card = await cardOf(form)
    assert.equal((await gateStateOf(card)).state, 'blocked')
    const answer = await about(client, user)(form, 'rfid', { rfid: chips.second })
    assert.include(flashed(answer).notice?.message, 'sigue sin abrir nada')
    assert.deepEqual((await told()).at(-1), ['block', chips.second, 'manual'])
    assert.equal((await cardOf(form)).gateDesired, 'blocked')
  })

  test('the new card of a blocked card opens no zone', async ({ client, assert }) => {
    itIs('2024-04-24T11:00:00+02:00')
    const { tennis } = await openTournaments()
    const { form, card } = await cardHolderOf(tennis)
    await card.merge({ gateDesired: 'blocked' }).save()
    await about(client, await people.rfid())(form, 'reissue', { reason: 'damaged' })
    const { token } = await cardOf(form)
    assert.notEqual(token, card.token)
    const { result } = await readAt(client, token)
    assert.deepInclude(result, { allowed: false, code: 'revoked' })
    assert.include(result.message, 'ha bloqueado')
  })

  test('the new card can be unblocked once before it has a chip, and the history records it', async ({
    client,
    assert,
  }) => {
    const { form, user, ask } = await blocked(client)
    assert.equal(flashed(await ask('unblock')).notice?.type, 'success')
    assert.include((await cardOf(form)).$attributes, { gateDesired: null, gateConfirmed: null })
    const [log] = await FormLog.query().where('type', 'skidata').orderBy('id', 'desc')
    assert.deepEqual(log.to, { operation: 'unblock' })
    assert.include(flashed(await ask('unblock')).notice, { type: 'error' })
    assert.equal(flashed(await ask('block')).notice?.type, 'error')
    await about(client, user)(form, 'rfid', { rfid: chips.second })
    assert.deepEqual((await told()).at(-1), ['add', chips.second, null])
  })

  test('a blocked card stays blocked when its rejection is undone', async ({ client, assert }) => {
    const { form, user } = await blocked(client)
    await (await decideOn([form.id], 'rejected', user)).undo(user)
    assert.equal((await cardOf(form)).gateDesired, 'blocked')
  })

  test('a blocked card whose chip another card got stays blocked when its rejection is undone', async ({
    client,
    assert,
  }) => {
    const { forms, user } = await cardHolders(2)
    const [form, other] = forms
    const ask = about(client, user)
    await ask(form, 'rfid', { rfid: chips.first })
    await placeManualOrder(form.id, 'block', user)
    const rejection = await decideOn([form.id], 'rejected', user)
    await ask(other, 'rfid', { rfid: chips.first })
    await rejection.undo(user)
    await ask(form, 'rfid', { rfid: chips.second })
    assert.deepEqual((await told()).at(-1), ['block', chips.second, 'manual'])
  })

  test('a card that the office blocks while its person is blacklisted stays blocked after that', async ({
    client,
    assert,
  }) => {
    const { form, user } = await cardHolders()
    await about(client, user)(form, 'rfid', { rfid: chips.first })
    const { name, lastName } = form
    const by = await people.admin()
    const entry = new BlacklistEntry().merge({
      ...{ name, lastName, reason: 'x', reviewOn: '2099-01-01', authorId: by.id },
    })
    await entry.saveFor(by)
    assert.isTrue(await placeManualOrder(form.id, 'block', by))
    assert.isFalse(await placeManualOrder(form.id, 'block', by), 'once is enough')
    await entry.deleteFor(by)
    assert.equal((await cardOf(form)).gateDesired, 'blocked')
  })

  test(
    'a blocked card stays blocked when its person is rejected and approved again, with or without a chip'
  )
    .with([true, false])
    .run(async ({ client, assert }, hasChip) => {
      const { form, user } = await blocked(client)
      if (hasChip) await about(client, user)(form, 'rfid', { rfid: chips.second })
      await decideOn([form.id], 'rejected', user)
      await decideOn([form.id], 'approved', user)
      const card = await cardOf(form)
      assert.include(card.$attributes, { gateDesired: 'blocked', gateConfirmed: 'blocked' })
      await about(client, user)(form, 'rfid', { rfid: chips.short })
      assert.deepEqual((await told()).at(-1), ['block', chips.short, 'manual'])
    })

  test('the card of a person who was rejected and approved again opens the gates', async ({
    client,
    assert,
  }) => {
    const { form, user } = await cardHolders()
    await about(client, user)(form, 'rfid', { rfid: chips.first })
    await decideOn([form.id], 'rejected', user)
    await decideOn([form.id], 'approved', user)
    await about(client, user)(form, 'rfid', { rfid: chips.first })
    assert.deepEqual((await told()).at(-1), ['add', chips.first, null])
  })
})
