import { test } from '@japa/runner'
import AccessOrder from '#models/access_order'
import BlacklistEntry from '#models/blacklist_entry'
import Card from '#models/card'
import type Form from '#models/form'
import { placeManualOrder } from '#gates/manual_order'
import { about, chips } from '#tests/helpers/chips'
import { decideOn } from '#tests/helpers/decisions'
import { chipHolders, simulatedGate } from '#tests/helpers/gate'
import { people } from '#tests/helpers/office'
import { emptyWorld, flashed } from '#tests/helpers/world'

const list = ({ name, lastName }: Form, { id: authorId }: { id: number }) =>
  BlacklistEntry.create({ name, lastName, reason: 'x', reviewOn: '2099-01-01', authorId })

const ordered = async () =>
  (await AccessOrder.query().orderBy('id')).map(({ operation, formId }) => [operation, formId])

test.group('People that the gates must not admit', (group) => {
  emptyWorld(group)
  const at = simulatedGate(group)

  test('a blacklisted person gets a chip that opens nothing, and the station is told why', async ({
    client,
    assert,
  }) => {
    const { form, by, profile } = await chipHolders()
    await Card.query().update({ uid: null })
    const register = about(client, await people.rfid())
    const entry = await list(form, by)
    const listed = await register(form, 'rfid', { rfid: chips.first })
    assert.equal(
      flashed(listed).notice?.message,
      `Chip ${chips.first} registrado para ${form.fullName}. No se ha avisado a los tornos: esta persona está vetada.`
    )
    await entry.delete()
    await profile.merge({ startsOn: '2024-04-22', endsOn: '2024-05-05' }).save()
    const over = await register(form, 'rfid', { rfid: chips.second })
    assert.include(flashed(over).notice?.message, 'ya ha terminado')
    const card = await Card.findByOrFail({ formId: form.id })
    assert.include(card.$attributes, { uid: chips.second, gateDesired: null })
    assert.deepEqual(await ordered(), [])
  })

  test('a profile change sends the gates no new access for a blacklisted person', async ({
    assert,
  }) => {
    const { forms, by, profile } = await chipHolders(2)
    for (const { id } of forms) await placeManualOrder(id, 'add', by)
    await list(forms[0], by)
    await profile.merge({ flags: { 7: 1 } }).saveFor(by)
    assert.deepEqual((await ordered()).slice(2), [['add', forms[1].id]])
  })

  test('a card is blocked once when a change ends the days that the gates know', async ({
    assert,
  }) => {
    const { form, card, by, profile } = await chipHolders()
    await placeManualOrder(form.id, 'add', by)
    await profile.merge({ startsOn: '2024-04-22', endsOn: '2024-05-05' }).saveFor(by)
    const [known] = at.simulator.gate.state.whitelist[card.uid!].permissions
    assert.equal(known.to, '2024-05-05T23:59:59')
    await profile.merge({ flags: { 7: 1 } }).saveFor(by)
    assert.lengthOf(await ordered(), 2)
  })

  test('a blacklisted person stays out when the rejection of their request is undone', async ({
    assert,
  }) => {
    const { form, card, by } = await chipHolders()
    await placeManualOrder(form.id, 'add', by)
    const refusal = await decideOn([form.id], 'rejected', by)
    await list(form, by)
    await refusal.undo(by)
    assert.equal(at.simulator.gate.stands(card.uid!), 'blocked')
    assert.equal((await card.refresh()).gateDesired, 'blocked')
  })
})
