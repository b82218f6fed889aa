import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import Permission from '#models/permission'
import Restaurant from '#models/restaurant'
import type Tournament from '#models/tournament'
import { atNoon } from '#tests/helpers/clock'
import { people } from '#tests/helpers/office'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const profileOf = (tournament: Tournament, changes: Record<string, unknown> = {}) =>
  Permission.create({
    tournamentId: tournament.id,
    name: 'Prensa',
    startsOn: '2024-04-22',
    endsOn: '2024-04-24',
    flags: { 0: 1, 4: 1 },
    ...changes,
  } as any)

const approved = (tournament: Tournament, rows: Record<string, any>[]) =>
  FormFactory.merge(
    rows.map((row) => ({ tournamentId: tournament.id, state: 'approved' as const, ...row }))
  ).createMany(rows.length)

async function overviewFor(client: ApiClient) {
  const response = await client
    .get('/merchant')
    .loginAs(await people.viewer())
    .withInertia()
  return (response.inertiaProps as any).overview
}

/** The days on which people are expected, with the total and the numbers of each zone. */
const busy = ({ zones, days }: any) =>
  Object.fromEntries(
    days
      .filter(({ total }: any) => total > 0)
      .map(({ day, total, counts }: any) => [
        day.slice(5),
        [total, Object.fromEntries(zones.map((zone: string, at: number) => [zone, counts[at]]))],
      ])
  )

test.group('Expected people by day and zone', (group) => {
  emptyWorld(group)
  atNoon(group)

  test('approved people are expected on the days and in the zones of their profile', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { id: idPermission } = await profileOf(tennis)
    await approved(tennis, [{ idPermission }, { idPermission }])
    await FormFactory.merge({ tournamentId: tennis.id, idPermission }).create()
    const { expected } = await overviewFor(client)
    assert.deepEqual(expected.zones, ['0', '4'])
    // From the first press day to the last day of the tournament.
    assert.deepEqual([expected.days[0].day, expected.days.at(-1).day], ['2024-04-21', '2024-05-05'])
    assert.deepEqual(busy(expected), {
      '04-22': [2, { 0: 2, 4: 2 }],
      '04-23': [2, { 0: 2, 4: 2 }],
      '04-24': [2, { 0: 2, 4: 2 }],
    })
  })

  test('own flags, own dates and day passes of a person come before the profile', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { id: idPermission } = await profileOf(tennis)
    const { id: single } = await profileOf(tennis, {
      name: 'Un día',
      endsOn: null,
      flags: { 6: 1 },
    })
    const day = (days: string[]) => ({ media: 'radio', validity: 'day', days })
    await approved(tennis, [
      { idPermission, customPermission: { 4: 0, 1: 1 } },
      { idPermission, datePermission: '2024-04-24', endPermission: '2024-04-25' },
      { idPermission, detail: day(['2024-04-23']) },
      { idPermission: single, detail: { validity: 'full', days: ['2024-04-26'] } },
      { idPermission: null, detail: day(['2024-04-27']) },
    ])
    const { expected } = await overviewFor(client)
    assert.deepEqual(busy(expected), {
      '04-22': [1, { 0: 1, 1: 1, 4: 0, 6: 0 }],
      '04-23': [2, { 0: 2, 1: 1, 4: 1, 6: 0 }],
      '04-24': [2, { 0: 2, 1: 1, 4: 1, 6: 0 }],
      '04-25': [1, { 0: 1, 1: 0, 4: 1, 6: 0 }],
      '04-26': [1, { 0: 0, 1: 0, 4: 0, 6: 1 }],
      '04-27': [1, { 0: 0, 1: 0, 4: 0, 6: 0 }],
    })
  })

  test('people with later access are still counted after the end of the edition', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const today = DateTime.now().setZone('Europe/Madrid')
    const { id: idPermission } = await profileOf(tennis, {
      startsOn: today.minus({ days: 3 }).toISODate(),
      endsOn: today.plus({ days: 1 }).toISODate(),
    })
    await approved(tennis, [{ idPermission }])
    const { expected } = await overviewFor(client)
    assert.lengthOf(expected.days, 14)
    assert.deepEqual(
      expected.days.slice(0, 3).map(({ total }: any) => total),
      [1, 1, 0]
    )
  })

  test('nobody is expected while nobody is approved', async ({ client, assert }) => {
    await openTournaments()
    assert.deepEqual((await overviewFor(client)).expected, { zones: [], days: [] })
  })
})

test.group('Restaurants on the dashboard', (group) => {
  emptyWorld(group)
  atNoon(group)

  test('the dashboard shows for each restaurant its eligible people, credits and meals of each day', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const [press, staff] = await Restaurant.createMany([
      { name: 'Prensa', kind: 'press' },
      { name: 'Staff', kind: 'staff' },
    ])
    const { id: idPermission } = await profileOf(tennis, { endsOn: '2024-04-23' })
    const both = [String(press.id), String(staff.id)]
    await approved(tennis, [
      { idPermission, restaurants: both, credits: 3 },
      {
        idPermission,
        restaurants: [String(press.id)],
        credits: 2,
        daily: true,
        datePermission: '2024-04-23',
      },
      { idPermission, restaurants: [] },
      { idPermission, credits: 9 },
    ])
    await FormFactory.merge({
      tournamentId: tennis.id,
      restaurants: both as any,
      credits: 5,
    }).create()
    const { restaurants } = await overviewFor(client)
    assert.deepEqual(
      restaurants.map(({ name, people: count, credits }: any) => [name, count, credits]),
      [
        ['Prensa', 2, 5],
        ['Staff', 1, 3],
      ]
    )
    const figures = await client
      .get('/merchant/figures')
      .loginAs(await people.viewer())
      .withInertia()
    assert.deepEqual(
      (figures.inertiaProps as any).meals.days.map(({ day, counts }: any) => [day, counts]),
      [
        ['2024-04-22', [1, 1]],
        ['2024-04-23', [2, 1]],
      ]
    )
  })
})
