import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import type User from '#models/user'
import { charge, day, eating } from '#tests/helpers/charges'
import { atNoon } from '#tests/helpers/clock'
import { odd } from '#tests/helpers/invalid_values'
import { people } from '#tests/helpers/office'
import { emptyWorld } from '#tests/helpers/world'

const path = '/merchant/restaurantlog'

async function open(client: ApiClient, user: User, query: Record<string, string | number> = {}) {
  const page = await client.get(path).qs(query).loginAs(user).withInertia()
  page.assertInertiaComponent('merchant/restaurant_logs/index')
  return page.inertiaProps as any
}

const ids = ({ logs }: any) => logs.data.map(({ id }: any) => id)

test.group('The restaurant log', (group) => {
  emptyWorld(group)
  atNoon(group)

  test('the restaurant log shows time, place, user and person of each charge', async ({
    client,
    assert,
  }) => {
    const { press, waiter, eater } = await eating()
    const one = await charge({ form: eater, restaurant: press, by: waiter })
    const two = await charge({
      ...{ form: eater, restaurant: press, by: waiter, kind: 'amount', amount: 1250 },
      ...{ time: '21:05', meal: 'dinner', undone: true },
    })
    const props = await open(client, await people.viewer(), { day })
    const row = {
      ...{ day, restaurant: 'Press', user: waiter.name },
      ...{ client: 'Ana Ruiz · TST24-PR-000007' },
      form: { id: eater.id, type: 'press', reference: 'TST24-PR-000007', name: 'Ana Ruiz' },
      withheld: false,
    }
    assert.deepEqual(props.logs.data, [
      {
        ...{ ...row, id: two.id, type: 'amount', amount: '12.50', meal: 'dinner' },
        ...{ date: '2024-04-23T19:05:00.000Z', undone: true },
      },
      {
        ...{ ...row, id: one.id, type: 'credit', amount: 1, meal: 'lunch' },
        ...{ date: '2024-04-23T12:10:00.000Z', undone: false },
      },
    ])
    assert.deepEqual(props.totals, { charges: 2, undone: 1, credits: 1, amount: '0.00', people: 1 })
  })

  test('a person whose charges were all undone is not counted in the restaurant log', async ({
    client,
    assert,
  }) => {
    const { press, waiter, eater } = await eating()
    await charge({ form: eater, restaurant: press, by: waiter, undone: true })
    const { totals } = await open(client, await people.viewer(), { day })
    assert.deepEqual(totals, { charges: 1, undone: 1, credits: 0, amount: '0.00', people: 0 })
  })

  test('the restaurant log shows today, or the last day with charges', async ({
    client,
    assert,
  }) => {
    const { press, eater } = await eating()
    const user = await people.viewer()
    const today = DateTime.now().setZone('Europe/Madrid').toISODate()!
    const empty = await open(client, user)
    assert.deepInclude(empty, { day: null, today, days: [], byHour: [] })
    const old = await charge({ form: eater, restaurant: press, on: '2024-04-22' })
    const last = await charge({ form: eater, restaurant: press })
    assert.deepInclude(await open(client, user), { day, days: [day, '2024-04-22'] })
    assert.deepEqual(ids(await open(client, user, { day: '22/04/2024' })), [old.id])
    const fresh = await charge({ form: eater, restaurant: press, on: today })
    assert.deepEqual(ids(await open(client, user)), [fresh.id])
    const all = await open(client, user, { days: 'all' })
    assert.deepEqual([all.day, ids(all)], [null, [fresh.id, last.id, old.id]])
  })

  test('the restaurant log can be filtered by restaurant, type, user and person', async ({
    client,
    assert,
  }) => {
    const { tennis, press, staff, waiter, eater } = await eating()
    const other = await FormFactory.merge({ tournamentId: tennis.id, name: 'Łukasz' }).create()
    const user = await people.viewer()
    const atPress = await charge({ form: eater, restaurant: press, by: waiter })
    const atStaff = await charge({ form: other, restaurant: staff, by: user })
    const paid = await charge({ form: eater, restaurant: staff, kind: 'amount', amount: 100 })
    const gone = await charge({ restaurant: staff })
    for (const [query, found] of [
      [{}, [gone, paid, atStaff, atPress]],
      [{ restaurant: press.id }, [atPress]],
      [{ type: 'amount' }, [paid]],
      [{ type: 'credit', restaurant: staff.id }, [gone, atStaff]],
      [{ user: waiter.id }, [atPress]],
      [{ search: 'lukasz' }, [atStaff]],
      [{ search: 'diario TST24-PR-000007' }, [paid, atPress]],
    ] as const) {
      const props = await open(client, user, { day, ...query } as any)
      assert.deepEqual(
        ids(props),
        found.map(({ id }) => id),
        JSON.stringify(query)
      )
      assert.equal(props.totals.charges, found.length)
    }
    const echoed = await open(client, user, { day, restaurant: press.id, search: 'ana' })
    assert.deepEqual(echoed.filter, {
      ...{ restaurant: String(press.id), type: '', user: '', search: 'ana' },
    })
    assert.sameDeepMembers(echoed.options.users, [
      { value: String(waiter.id), label: waiter.name },
      { value: String(user.id), label: user.name },
    ])
    const nobody = await open(client, user, { day, search: 'gone' })
    assert.deepEqual([nobody.logs.data, nobody.totals.charges], [[], 0])
  })

  test('a restaurant finds people by what their card says, and not by their address', async ({
    client,
    assert,
  }) => {
    const { press, waiter, eater } = await eating()
    await waiter.related('restaurants').sync([press.id])
    const { id } = await charge({ form: eater, restaurant: press, by: waiter })
    const search = async (words: string) =>
      ids(await open(client, waiter, { day, search: `${eater.idForm} ${words}` }))
    for (const words of ['', eater.name, eater.company!])
      assert.deepEqual(await search(words), [id])
    for (const words of [eater.email!, eater.email!.slice(0, 3) + eater.email!.slice(3, 5)])
      assert.deepEqual(await search(words), [])
  })

  test('the restaurant log counts hours in the time zone of the tournament, past midnight too', async ({
    client,
    assert,
  }) => {
    const { press, eater } = await eating()
    const served = (time: string, more: object = {}) =>
      charge({ form: eater, restaurant: press, time, ...more })
    await served('22:59')
    await served('22:00', { amount: 2 })
    await served('22:30', { undone: true })
    const late = await served('00:30', { kind: 'amount', amount: 350 })
    await late.merge({ at: late.at.plus({ days: 1 }) }).save()
    const { byHour } = await open(client, await people.viewer(), { day })
    assert.deepEqual(byHour, [
      { hour: 22, charges: 3, undone: 1, credits: 3, amount: '0.00' },
      { hour: 23, charges: 0, undone: 0, credits: 0, amount: '0.00' },
      { hour: 0, charges: 1, undone: 0, credits: 0, amount: '3.50' },
    ])
  })

  test('restaurants see their own charges, and the office those of its form types', async ({
    client,
    assert,
  }) => {
    const { tennis, press, staff, waiter, eater } = await eating()
    const umpire = await FormFactory.merge({ tournamentId: tennis.id, type: 'line' }).create()
    const mine = await charge({ form: eater, restaurant: press })
    const theirs = await charge({ form: umpire, restaurant: staff })
    await charge({ form: eater, restaurant: staff, on: '2024-04-24' })
    const own = await open(client, waiter)
    assert.deepEqual([ids(own), own.days, own.can.export], [[mine.id], [day], false])
    assert.deepEqual(own.options.restaurants, [{ value: String(press.id), label: 'Press' }])
    assert.deepEqual(ids(await open(client, waiter, { day, restaurant: staff.id })), [])
    const limited = await people.viewer()
    await limited.merge({ formTypes: ['line'] }).save()
    assert.deepEqual(ids(await open(client, limited)), [theirs.id])
    assert.deepEqual(ids(await open(client, await people.restaurant(), { days: 'all' })), [])
    await waiter.merge({ formTypes: ['line'] }).save()
    assert.deepEqual(ids(await open(client, waiter, { days: 'all' })), [])
  })

  test('the restaurant log has pages and handles invalid filters', async ({ client, assert }) => {
    const { press, eater } = await eating()
    for (let count = 0; count < 51; count++) await charge({ form: eater, restaurant: press })
    const user = await people.viewer()
    const second = await open(client, user, { day, type: 'credit', page: 2 })
    assert.lengthOf(second.logs.data, 1)
    assert.equal(second.logs.prev_page_url, `${path}?day=${day}&type=credit`)
    for (const value of odd)
      for (const name of ['day', 'days', 'restaurant', 'type', 'user', 'search', 'page']) {
        const answer = await client
          .get(path)
          .qs({ [name]: value as any })
          .loginAs(user)
          .header('accept', 'application/json')
        assert.isBelow(answer.status(), 500, `${name}: ${String(value).slice(0, 20)}`)
      }
  })
})
