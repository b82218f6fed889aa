import { test } from '@japa/runner'
import LedgerEntry from '#models/ledger_entry'
import { committedWorld } from '#tests/helpers/committed_world'
import { atLunch, balanceOf, counter, station, waiterOf } from '#tests/helpers/restaurants'
import { people } from '#tests/helpers/office'
import { emptyWorld } from '#tests/helpers/world'

test.group('The undoing of a charge', (group) => {
  emptyWorld(group)
  const itIs = atLunch(group)

  test('a charge cannot be undone after five minutes or by another user', async ({
    client,
    assert,
  }) => {
    const { tennis, form, restaurant, by } = await counter()
    const { charge, undo } = station(client, by)
    const { charge: made } = await charge(form)
    for (const user of [await waiterOf(restaurant), await people.admin()]) {
      const answer = await station(client, user).undo(form, made.nonce)
      assert.deepEqual([answer.status, answer.error.rule], [403, 'charge.undoOther'])
    }
    const unknown = await undo(form, crypto.randomUUID())
    assert.deepEqual([unknown.status, unknown.error.rule], [404, 'charge.noCharge'])
    const { form: other } = await counter({}, tennis)
    assert.equal((await undo(other, made.nonce)).status, 404)
    itIs('2024-04-24T14:05:01+02:00')
    const late = await undo(form, made.nonce)
    assert.deepEqual([late.status, late.error.rule], [409, 'charge.undoOver'])
    assert.deepInclude(await balanceOf(form), { credits: 19, lines: 1 })
  })

  test("an undone charge is not shown among today's charges of the person", async ({
    client,
    assert,
  }) => {
    const { form, card, by } = await counter()
    const { scan, charge, undo } = station(client, by)
    const { charge: made } = await charge(form, { type: 'amount', amount: '4.20' })
    assert.containsSubset((await scan(card.token)).form.had, { type: 'amount', amount: '4.20' })
    await undo(form, made.nonce)
    assert.isNull((await scan(card.token)).form.had)
    await charge(form)
    itIs('2024-04-25T14:00:00+02:00')
    assert.isNull((await scan(card.token)).form.had)
  })
})

test.group('A repeated undoing of a charge', (group) => {
  committedWorld(group)
  const itIs = atLunch(group)

  test('a charge can be undone once within five minutes, which adds a ledger entry', async ({
    client,
    assert,
  }) => {
    const { form, restaurant, by } = await counter()
    const { charge, undo } = station(client, by)
    const { charge: made } = await charge(form, { amount: 3 })
    itIs('2024-04-24T14:04:59+02:00')
    const answers = await Promise.all([1, 2, 3].map(() => undo(form, made.nonce)))
    for (const { status, charge: undone } of answers) {
      assert.equal(status, 200)
      assert.containsSubset(undone, { nonce: made.nonce, undone: true, balance: 20 })
    }
    const [first, second] = await LedgerEntry.query().orderBy('id')
    assert.containsSubset(second.toJSON(), {
      ...{ cause: 'undo', delta: 3, balance: 20, undoes: first.id, nonce: null },
      ...{ restaurantId: restaurant.id, day: '2024-04-24', userId: by.id },
    })
    assert.containsSubset(await balanceOf(form), { credits: 20, lines: 2, moved: { credits: 0 } })
    // A repeated post after the undoing does not charge again.
    const again = await charge(form, { amount: 3, nonce: made.nonce })
    assert.isTrue(again.charge.undone)
    assert.deepInclude(await balanceOf(form), { credits: 20, lines: 2 })
  })
})
