import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import LedgerEntry from '#models/ledger_entry'
import Restaurant from '#models/restaurant'
import { atLunch, counter, mealOf, restaurantOf, station } from '#tests/helpers/restaurants'
import { emptyWorld } from '#tests/helpers/world'

const at = (time: string) => DateTime.fromISO(`2024-04-24T${time}`, { zone: 'Europe/Madrid' })

async function openOf({ opensAt = null, closesAt = null, meals = [] }: Record<string, any>) {
  const restaurant = await restaurantOf({ opensAt, closesAt })
  for (const [meal, from, to] of meals) await mealOf(restaurant, meal, from, to)
  return Restaurant.query().where('id', restaurant.id).preload('meals').firstOrFail()
}

const meals = [
  ['lunch', '13:00', '16:00'],
  ['dinner', '20:30', '01:00'],
]

test.group('The hours of a restaurant', (group) => {
  emptyWorld(group)
  const itIs = atLunch(group)

  test('at {time}, the hours of a restaurant give the answer "{says}"')
    .with(
      [
        [{}, '03:00', 'open null 24'],
        [{ opensAt: '12:00', closesAt: '22:00' }, '12:00', 'open null 24'],
        [{ opensAt: '12:00', closesAt: '22:00' }, '22:00', 'closed until 12:00'],
        [{ opensAt: '12:00', closesAt: '02:00' }, '01:59', 'open null 23'],
        [{ opensAt: '12:00', closesAt: '02:00' }, '02:00', 'closed until 12:00'],
        [{ closesAt: '22:00' }, '00:00', 'open null 24'],
        [{ closesAt: '22:00' }, '23:00', 'closed until 00:00'],
        [{ opensAt: '12:00' }, '23:59', 'open null 24'],
        [{ meals }, '13:00', 'open lunch 24'],
        [{ meals }, '16:00', 'closed until 20:30'],
        [{ meals }, '00:30', 'open dinner 23'],
        [{ meals }, '01:00', 'closed until 13:00'],
        [{ meals, opensAt: '14:00', closesAt: '23:00' }, '13:30', 'closed until 14:00'],
        [{ meals, opensAt: '14:00', closesAt: '23:00' }, '22:59', 'open dinner 24'],
        [{ meals, opensAt: '17:00', closesAt: '18:00' }, '17:30', 'closed'],
      ].map(([hours, time, says]) => ({ hours, time, says })) as any[]
    )
    .run(async ({ assert }, { hours, time, says }: any) => {
      const { open, meal, day, opensAt } = (await openOf(hours)).serving(at(time))
      const told = open
        ? `open ${meal} ${day.slice(-2)}`
        : ['closed', opensAt && `until ${opensAt}`].filter(Boolean).join(' ')
      assert.equal(told, says)
    })

  test('the hours of a restaurant are checked at the scan and again at the charge', async ({
    client,
    assert,
  }) => {
    const { form, card, restaurant, by } = await counter()
    await mealOf(restaurant, 'lunch', '13:00', '14:30')
    const { scan, charge } = station(client, by)
    assert.deepInclude((await scan(card.token)).restaurant, { open: true, meal: 'lunch' })
    itIs('2024-04-24T14:30:00+02:00')
    for (const answer of [await scan(card.token), await charge(form)]) {
      assert.deepEqual([answer.status, answer.error.rule], [409, 'charge.closedUntil'])
      assert.include(answer.error.message, '13:00')
    }
    assert.lengthOf(await LedgerEntry.all(), 0)
  })

  test('hours past midnight belong to the evening when they began, and so does a day pass', async ({
    client,
    assert,
  }) => {
    const { form, restaurant, by } = await counter({ daily: true, datePermission: '2024-04-24' })
    await mealOf(restaurant, 'dinner', '20:30', '01:00')
    const { charge } = station(client, by)
    itIs('2024-04-25T00:30:00+02:00')
    assert.equal((await charge(form)).status, 200)
    const [{ day, meal }] = await LedgerEntry.all()
    assert.deepEqual([day, meal], ['2024-04-24', 'dinner'])
    itIs('2024-04-24T00:30:00+02:00')
    assert.equal((await charge(form)).error.rule, 'charge.otherDay')
  })
})
