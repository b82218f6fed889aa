import { test } from '@japa/runner'
import FormLog from '#models/form_log'
import LedgerEntry from '#models/ledger_entry'
import { committedWorld } from '#tests/helpers/committed_world'
import { oddest } from '#tests/helpers/invalid_values'
import {
  atLunch,
  balanceOf,
  counter,
  mealOf,
  restaurantOf,
  station,
  waiterOf,
} from '#tests/helpers/restaurants'
import { emptyWorld, flashed } from '#tests/helpers/world'

test.group('A charge at a restaurant', (group) => {
  emptyWorld(group)
  atLunch(group)

  test('a charge lowers the credits and is a ledger entry with its day and meal', async ({
    client,
    assert,
  }) => {
    const { form, restaurant, by } = await counter()
    await mealOf(restaurant, 'lunch', '13:00', '16:00')
    const nonce = crypto.randomUUID()
    const { status, charge } = await station(client, by).charge(form, { amount: '2', nonce })
    assert.equal(status, 200)
    assert.containsSubset(charge, {
      ...{ nonce, type: 'credit', amount: 2, balance: 18, undone: false },
      ...{ at: '2024-04-24T12:00:00.000Z', undoableUntil: '2024-04-24T12:05:00.000Z' },
    })
    const [line] = await LedgerEntry.all()
    assert.containsSubset(line.toJSON(), {
      ...{ kind: 'credits', delta: -2, balance: 18, cause: 'charge', nonce },
      ...{ formId: form.id, userId: by.id, restaurantId: restaurant.id },
      ...{ day: '2024-04-24', meal: 'lunch', undoes: null },
    })
    assert.lengthOf(await FormLog.query().where('type', 'credit'), 0)
  })

  test('a charge lowers the euros by exact cents, typed with a point, a comma or as a number', async ({
    client,
    assert,
  }) => {
    const { form, by } = await counter()
    const { charge } = station(client, by)
    for (const [amount, balance] of [
      ['12.50', '37.50'],
      ['0,05', '37.45'],
      [7.4, '30.05'],
      ['30.05', '0.00'],
    ])
      assert.equal((await charge(form, { type: 'amount', amount })).charge?.balance, balance)
    assert.containsSubset(await balanceOf(form), {
      amount: 0,
      credits: 20,
      moved: { amount: -5000 },
    })
  })

  test('a charge below zero is refused and leaves no trace', async ({ client, assert }) => {
    const { form, by } = await counter({ credits: 1, amount: 100 })
    const { charge } = station(client, by)
    const { version, updatedAt } = await form.refresh()
    for (const [body, balance] of [
      [{ amount: 2 }, 'the balance is 1 credit.'],
      [{ type: 'amount', amount: '1.01' }, 'the balance is €1.00.'],
    ] as const) {
      const answer = await charge(form, body)
      assert.equal(answer.status, 422)
      assert.deepInclude(answer.error, { field: 'amount', rule: 'balanceTooLow' })
      assert.include(answer.error.message, balance)
    }
    assert.deepInclude(await balanceOf(form), { credits: 1, amount: 100, lines: 0 })
    await form.refresh()
    assert.deepEqual([form.version, form.updatedAt.toMillis()], [version, updatedAt.toMillis()])
  })

  test('a charge of {$self} is refused')
    .with([
      ['credit', '1.5', 'withoutDecimals'],
      ['credit', '1.', 'withoutDecimals'],
      ['credit', 0, 'positive'],
      ['credit', -1, 'positive'],
      ['credit', 'NaN', 'number'],
      ['credit', '1e1', 'number'],
      ['credit', 1001, 'max'],
      ['credit', null, 'required'],
      ['amount', '', 'required'],
      ['amount', '0.00', 'positive'],
      ['amount', '-0.01', 'positive'],
      ['amount', '1.234', 'money'],
      ['amount', 'doce', 'money'],
      ['amount', 1e21, 'money'],
      ['amount', '10000.01', 'max'],
    ] as [string, unknown, string][])
    .run(async ({ client, assert }, [type, amount, rule]) => {
      const { form, by } = await counter()
      const answer = await station(client, by).charge(form, { type, amount })
      assert.equal(answer.status, 422)
      assert.deepInclude(answer.error, { field: 'amount', rule })
      assert.deepInclude(await balanceOf(form), { credits: 20, amount: 5000, lines: 0 })
    })

  test('invalid values of a charge never cause an internal error', async ({ client, assert }) => {
    const { form, by } = await counter()
    const { charge } = station(client, by)
    for (const value of oddest)
      for (const name of ['type', 'nonce', 'restaurant', 'amount']) {
        const answer = await charge(form, { [name]: value })
        assert.include([200, 403, 422], answer.status, `${name}: ${JSON.stringify(value)}`)
      }
    const { credits, moved } = await balanceOf(form)
    assert.equal(credits, 20 + moved.credits)
  })

  test('each charge without a nonce is a new one and can be undone', async ({ client, assert }) => {
    const { form, by } = await counter()
    const { charge, undo } = station(client, by)
    const sent = [
      await charge(form, { nonce: undefined }),
      await charge(form, { nonce: '' }),
      await charge(form, { nonce: null }),
    ]
    assert.deepEqual(
      sent.map((answer) => answer.charge.balance),
      [19, 18, 17]
    )
    assert.equal((await undo(form, sent[0].charge.nonce)).charge.balance, 18)
    assert.deepInclude(await balanceOf(form), { credits: 18, lines: 4 })
  })

  test('a charge on the page redirects to the person and shows the balance', async ({
    client,
    assert,
  }) => {
    const { form, restaurant, by } = await counter()
    const path = `/merchant/restaurants/restaurant/${form.id}`
    const order = { type: 'credit', amount: '3', nonce: 'counter-1', restaurant: restaurant.id }
    const send = () =>
      client
        .post(path)
        .loginAs(by)
        .withSession({ locale: 'es' })
        .withCsrfToken()
        .redirects(0)
        .form({ ...order, _method: 'put' })
    const response = await send()
    response.assertHeader('location', `${path}/edit?restaurant=${restaurant.id}&type=credit`)
    assert.deepEqual(flashed(response).notice, {
      type: 'success',
      message: '3 créditos cobrados. Queda: 17.',
    })
    await station(client, by).undo(form, order.nonce)
    assert.equal(flashed(await send()).notice?.message, '3 créditos devueltos. Queda: 20.')
    assert.deepInclude(await balanceOf(form), { credits: 20, lines: 2 })
  })

  test('a charge needs a person of this restaurant and a restaurant of this user', async ({
    client,
    assert,
  }) => {
    const { form, by } = await counter()
    const other = await restaurantOf()
    for (const [user, restaurant] of [
      [by, other.id],
      [await waiterOf(other), other.id],
    ] as const) {
      const answer = await station(client, user).charge(form, { restaurant })
      assert.deepEqual(
        [answer.status, answer.error.message],
        [403, 'The user is not belong to this restaurant.']
      )
    }
    assert.deepInclude(await balanceOf(form), { credits: 20, lines: 0 })
  })
})

test.group('A repeated charge', (group) => {
  committedWorld(group)
  const itIs = atLunch(group)

  test('a repeated charge counts once, and its nonce cannot be used for another charge', async ({
    client,
    assert,
  }) => {
    const { tennis, form, restaurant, by } = await counter()
    const other = await counter({}, tennis)
    const both = await waiterOf(restaurant, other.restaurant)
    const { charge } = station(client, both)
    const body = { nonce: crypto.randomUUID(), restaurant: restaurant.id }
    const answers = await Promise.all(Array.from({ length: 10 }, () => charge(form, body)))
    for (const answer of answers) assert.deepEqual(answer.charge, answers[0].charge)
    assert.deepInclude(await balanceOf(form), { credits: 19, lines: 1 })
    // The first answer was lost, and the restaurant has closed since.
    await restaurant.merge({ closesAt: '14:30' }).save()
    itIs('2024-04-24T15:00:00+02:00')
    assert.equal((await charge(form, body)).charge.balance, 19)
    for (const [person, changes] of [
      [form, { amount: 2 }],
      [form, { type: 'amount' }],
      [other.form, {}],
      [form, { restaurant: other.restaurant.id }],
    ] as const) {
      const answer = await charge(person, { ...body, ...changes })
      assert.deepEqual([answer.status, answer.error.rule], [409, 'charge.nonceUsed'])
    }
    assert.deepInclude(await balanceOf(form), { credits: 19, lines: 1 })
    assert.deepInclude(await balanceOf(other.form), { credits: 20, lines: 0 })
    const unknown = { restaurant: other.restaurant.id + 1 }
    assert.equal((await station(client, by).charge(form, unknown)).status, 403)
  })
})
