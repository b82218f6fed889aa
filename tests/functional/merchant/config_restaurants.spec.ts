import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FormFactory } from '#database/factories/form_factory'
import EntityChange from '#models/entity_change'
import LedgerEntry from '#models/ledger_entry'
import Restaurant from '#models/restaurant'
import RestaurantRule from '#models/restaurant_rule'
import { configuring } from '#tests/helpers/configuration_page'
import { odd } from '#tests/helpers/invalid_values'
import { people } from '#tests/helpers/office'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

const path = '/merchant/config/restaurant'
const values = { name: 'Press', kind: 'press', opensAt: '12:00', closesAt: '16:30' }

const made = (changes: object = {}) => Restaurant.create({ ...values, ...changes } as any)

test.group('Restaurants', (group) => {
  emptyWorld(group)

  test('a new restaurant has its hours, and the history records who made it', async ({
    client,
    assert,
  }) => {
    const { user, send, open } = await configuring(client, path)
    const response = await send('post', '', values)
    response.assertHeader('location', path)
    assert.equal(flashed(response).notice?.message, '¡Restaurante Press creado!')
    const stored = await Restaurant.firstOrFail()
    const { restaurants } = await open()
    assert.deepEqual(restaurants, [{ id: stored.id, ...values, meals: [], requests: 0, users: 0 }])
    const change = await EntityChange.firstOrFail()
    assert.deepInclude(change.serialize(), {
      entity: 'restaurants',
      entityId: stored.id,
      label: 'Press',
      type: 'created',
      userId: user.id,
    })
  })

  test('a restaurant needs no hours and may close after midnight', async ({ client, assert }) => {
    const { send } = await configuring(client, path)
    await send('post', '', { name: 'Staff', kind: 'staff', opensAt: '', closesAt: null })
    await send('post', '', { ...values, opensAt: '19:00', closesAt: '01:00' })
    const all = await Restaurant.sortedByName()
    assert.deepEqual(
      all.map(({ opensAt, closesAt }) => [opensAt, closesAt]),
      [
        ['19:00', '01:00'],
        [null, null],
      ]
    )
  })

  test('a restaurant can serve meals with separate hours, past midnight too', async ({
    client,
    assert,
  }) => {
    const { send, open } = await configuring(client, path)
    const dinner = { meal: 'dinner', opensAt: '20:30', closesAt: '00:30' }
    const lunch = { meal: 'lunch', opensAt: '13:00', closesAt: '16:30' }
    await send('post', '', { ...values, meals: [dinner, lunch] })
    const { id } = await Restaurant.firstOrFail()
    const meals = async () => (await open(`/${id}/edit`)).restaurant.meals
    assert.deepEqual(await meals(), [lunch, dinner])
    await send('put', `/${id}`, values)
    assert.deepEqual(await meals(), [lunch, dinner])
    await send('put', `/${id}`, { ...values, meals: [lunch] })
    await send('put', `/${id}`, { ...values, meals: [lunch] })
    assert.deepEqual((await open()).restaurants[0].meals, [lunch])
    await send('put', `/${id}`, { ...values, meals: [] })
    assert.deepEqual(await meals(), [])
    const changes = await EntityChange.query().orderBy('id')
    assert.deepEqual(
      changes.map(({ to }) => to!.meals),
      ['dinner 20:30–00:30, lunch 13:00–16:30', 'lunch 13:00–16:30', null]
    )
  })

  test('a restaurant with unknown or duplicate meals, or meals without hours, is refused', async ({
    client,
    assert,
  }) => {
    const { send } = await configuring(client, path)
    const lunch = { meal: 'lunch', opensAt: '13:00', closesAt: '16:30' }
    for (const [meals, field] of [
      [[{ ...lunch, meal: 'brunch' }], 'meals.0.meal'],
      [[{ ...lunch, closesAt: '13:00' }], 'meals.0.closesAt'],
      [[{ ...lunch, opensAt: '' }], 'meals.0.opensAt'],
      [[lunch, { ...lunch, opensAt: '14:00' }], 'meals'],
      ['lunch', 'meals'],
    ] as const) {
      const { errors } = flashed(await send('post', '', { ...values, meals }))
      assert.deepEqual(Object.keys(errors), [field])
    }
    assert.lengthOf(await Restaurant.all(), 0)
  })

  test('an invalid restaurant is refused in the reader’s language and is not stored', async ({
    client,
    assert,
  }) => {
    await made()
    const { send } = await configuring(client, path, 'en')
    const wrong = { name: 'press', kind: 'golf', opensAt: '25:00', closesAt: '9:30' }
    const { errors } = flashed(await send('post', '', wrong))
    assert.deepEqual(errors, {
      name: ['It exists already.'],
      kind: ['Choose one of the options in the list.'],
      opensAt: ['Enter a time such as 09:30.'],
      closesAt: ['Enter a time such as 09:30.'],
    })
    const same = await send('post', '', { ...values, name: 'Other', closesAt: '12:00' })
    assert.sameMembers(Object.keys(flashed(same).errors), ['closesAt'])
    assert.lengthOf(await Restaurant.all(), 1)
  })

  test('an edited restaurant can keep its own name', async ({ client, assert }) => {
    const restaurant = await made()
    const { send, open } = await configuring(client, path)
    await send('put', `/${restaurant.id}`, { ...values, kind: 'player', opensAt: null })
    const props = await open(`/${restaurant.id}/edit`)
    assert.deepEqual(props.restaurant, {
      ...values,
      id: restaurant.id,
      kind: 'player',
      opensAt: null,
      meals: [],
    })
    const change = await EntityChange.firstOrFail()
    assert.deepEqual(change.from, { kind: 'press', opensAt: '12:00' })
  })

  test('invalid values of a restaurant are errors, and an unknown restaurant is a 404', async ({
    client,
    assert,
  }) => {
    const restaurant = await made()
    const { send } = await configuring(client, path)
    for (const value of odd) {
      const body = Object.fromEntries(Object.keys(values).map((name) => [name, value]))
      for (const [method, to] of [
        ['post', ''],
        ['put', `/${restaurant.id}`],
      ] as const) {
        const answer = await send(method, to, body)
        assert.equal(answer.status(), 302, `${method} ${String(value).slice(0, 20)}`)
        ;(await send(method, to, { ...values, name: value })).assertStatus(302)
        ;(await send(method, to, { ...values, meals: value })).assertStatus(302)
        ;(await send(method, to, { ...values, meals: [value] })).assertStatus(302)
      }
    }
    for (const method of ['put', 'delete'] as const)
      (await send(method, '/999999', values)).assertStatus(404)
  })

  test('the list of restaurants counts the requests and users of each', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const [press, other] = [await made(), await made({ name: 'Staff', kind: 'staff' })]
    const ofForm = (...ids: number[]) =>
      FormFactory.merge({ tournamentId: tennis.id, restaurants: ids.map(String) }).create()
    await ofForm(press.id, other.id)
    await ofForm(press.id)
    await ofForm()
    await FormFactory.merge({ tournamentId: tennis.id }).create()
    await press.related('users').attach([(await people.restaurant()).id])
    const { open } = await configuring(client, path)
    const { restaurants } = await open()
    assert.deepEqual(
      restaurants.map(({ name, requests, users }: any) => [name, requests, users]),
      [
        ['Press', 2, 1],
        ['Staff', 1, 0],
      ]
    )
  })
})

test.group('The deletion of a restaurant', (group) => {
  emptyWorld(group)

  test('an unused restaurant can be deleted', async ({ client, assert }) => {
    const restaurant = await made()
    const { send } = await configuring(client, path)
    const response = await send('delete', `/${restaurant.id}`)
    assert.equal(flashed(response).notice?.type, 'success')
    assert.lengthOf(await Restaurant.all(), 0)
    const change = await EntityChange.firstOrFail()
    assert.deepInclude(change.serialize(), { type: 'deleted', label: 'Press' })
  })

  test('a restaurant that a request, a user, a rule or a charge uses is not deleted', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { user, send } = await configuring(client, path, 'en')
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const uses: Record<string, (restaurant: Restaurant) => Promise<unknown>> = {
      request: ({ id }) => form.merge({ restaurants: [String(id)] }).save(),
      user: (restaurant) => restaurant.related('users').attach([user.id]),
      rule: ({ id }) => RestaurantRule.create({ formType: 'press', restaurants: [String(id)] }),
      charges: ({ id }) =>
        LedgerEntry.create({
          formId: form.id,
          kind: 'credits',
          delta: -1,
          balance: 0,
          cause: 'edit',
          restaurantId: id,
        }),
    }
    for (const [name, use] of Object.entries(uses)) {
      const restaurant = await made({ name })
      await use(restaurant)
      const { notice } = flashed(await send('delete', `/${restaurant.id}`))
      assert.equal(notice?.type, 'error', name)
      assert.include(notice!.message, name === 'charges' ? 'charges' : `1 ${name}`)
      assert.isNotNull(await Restaurant.find(restaurant.id))
    }
    assert.lengthOf(await db.from('entity_changes'), 0)
  })
})

test.group('The restaurants of a user', (group) => {
  emptyWorld(group)

  test('a restaurant user sees their own restaurants on every page', async ({ client, assert }) => {
    const [press, staff] = [await made(), await made({ name: 'Staff' })]
    await made({ name: 'Player' })
    const user = await people.restaurant()
    await user.related('restaurants').attach([staff.id, press.id])
    const page = await client.get('/merchant/desk').loginAs(user).withInertia()
    assert.deepEqual((page.inertiaProps as any).user.restaurants, [
      { id: press.id, name: 'Press' },
      { id: staff.id, name: 'Staff' },
    ])
  })
})
