import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import { atNoon } from '#tests/helpers/clock'
import { people } from '#tests/helpers/office'
import { profileOf } from '#tests/helpers/permissions'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const day = '2024-04-24'

/** Approved requests with every kind of access, and some without. */
async function crowd() {
  const { tennis, golf } = await openTournaments()
  const press = await profileOf(tennis)
  const daily = await profileOf(tennis, { name: 'Diario', endsOn: null, flags: { 4: 1 } })
  const vip = await profileOf(tennis, { name: 'VIP', flags: { 6: 1 } })
  const make = (lastName: string, changes: Record<string, any> = {}) =>
    FormFactory.merge({
      tournamentId: tennis.id,
      idPermission: press.id,
      state: 'approved',
      name: 'Ana',
      lastName,
      ...changes,
      detail: { media: 'magazine', mediaName: 'Diario', validity: 'full', ...changes.detail },
    }).create()
  const forms = {
    profile: await make('Beta'),
    another: await make('Alfa', { category: 'photo', type: 'accreditation' }),
    override: await make('Zona', { idPermission: vip.id, customPermission: { 4: 1 } }),
    dayPass: await make('Pase', { detail: { validity: 'day', days: [day] } }),
    ofDailyProfile: await make('Yema', { idPermission: daily.id, detail: { days: [day] } }),
    ownDates: await make('Xuclà', { datePermission: day, endPermission: '2024-04-25' }),
  }
  const outside = {
    waiting: await make('Fuera', { state: 'waiting' }),
    vip: await make('Fuera', { idPermission: vip.id }),
    none: await make('Fuera', { idPermission: null }),
    takenAway: await make('Fuera', { customPermission: { 4: 0 } }),
    otherDay: await make('Fuera', { detail: { validity: 'day', days: ['2024-04-25'] } }),
    early: await make('Fuera', { datePermission: '2024-04-25' }),
    elsewhere: await make('Fuera', { tournamentId: golf.id, type: 'gpress' }),
  }
  return { tennis, golf, press, forms, outside }
}

async function ask(client: ApiClient, query: string, user: any = null) {
  const response = await client
    .get(`/merchant/access?${query}`)
    .loginAs(user ?? (await people.viewer()))
    .withInertia()
  return { status: response.status(), props: response.inertiaProps as any }
}

test.group('The list of people with access to a zone', (group) => {
  emptyWorld(group)
  atNoon(group)

  test('the access list shows each person with the reason, first the exceptions and then by name', async ({
    client,
    assert,
  }) => {
    const { forms } = await crowd()
    const { props } = await ask(client, `sport=tennis&zone=4&day=${day}`)
    assert.deepEqual(
      props.people.data.map(({ id, why }: any) => [id, why]),
      [
        [forms.dayPass.id, 'dayPass'],
        [forms.ownDates.id, 'ownDates'],
        [forms.ofDailyProfile.id, 'dayPass'],
        [forms.override.id, 'override'],
        [forms.another.id, 'profile'],
        [forms.profile.id, 'profile'],
      ]
    )
    assert.equal(props.total, 6)
    assert.deepEqual(
      props.counts.map(({ category, count }: any) => [category, count]),
      [
        ['press', 5],
        ['photo', 1],
      ]
    )
    assert.deepInclude(props.people.data[5], {
      name: 'Ana Beta',
      permission: 'Prensa',
      type: 'press',
      hasPage: true,
    })
  })

  test('the access list depends on zone, day, sport and category', async ({ client, assert }) => {
    const { forms } = await crowd()
    const ids = async (query: string) =>
      (await ask(client, query)).props.people.data.map(({ id }: any) => id)
    assert.notInclude(await ids(`zone=0&day=${day}`), forms.override.id)
    assert.lengthOf(await ids(`zone=9&day=${day}`), 0)
    assert.deepEqual(await ids('zone=4&day=2025-01-01'), [])
    assert.sameMembers(await ids(`zone=4&day=${day}&category=photo`), [forms.another.id])
    assert.deepEqual(await ids(`sport=golf&zone=4&day=${day}`), [])
  })

  test('the access list contains only the form types of its reader', async ({ client, assert }) => {
    const { forms } = await crowd()
    const user = await people.viewer()
    await user.merge({ formTypes: ['accreditation'] }).save()
    const { props } = await ask(client, `zone=4&day=${day}`, user)
    assert.deepEqual(
      props.people.data.map(({ id }: any) => id),
      [forms.another.id]
    )
    assert.equal(props.total, 1)
  })

  test('a long access list is split into pages', async ({ client, assert }) => {
    const { tennis, forms, press } = await crowd()
    await FormFactory.merge({
      tournamentId: tennis.id,
      idPermission: press.id,
      state: 'approved',
      lastName: 'Medio',
    }).createMany(60)
    const one = (await ask(client, `zone=4&day=${day}`)).props.people
    const two = (await ask(client, `zone=4&day=${day}&page=2`)).props.people
    assert.deepInclude(one, { total: 66, last_page: 2, current_page: 1 })
    assert.lengthOf(one.data, 50)
    assert.lengthOf(two.data, 16)
    const all = [...one.data, ...two.data].map(({ id }: any) => id)
    assert.lengthOf(new Set(all), 66)
    assert.includeMembers(
      all,
      Object.values(forms).map(({ id }) => id)
    )
  })

  test('the access list shows the first day when no permission is valid today', async ({
    client,
    assert,
  }) => {
    const { tennis, press } = await crowd()
    assert.equal((await ask(client, '')).props.day, '2024-04-22')
    await press.merge({ startsOn: tennis.today, endsOn: tennis.today }).save()
    assert.equal((await ask(client, '')).props.day, tennis.today)
  })

  test('coordinators and restaurant users cannot open the access list', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    for (const person of ['coordinator', 'restaurant'] as const) {
      assert.equal((await ask(client, '', await people[person]())).status, 403)
    }
    assert.equal((await ask(client, '')).status, 200)
  })

  test('invalid parameters of the access list never cause an internal error', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    for (const name of ['sport', 'zone', 'day', 'category', 'page']) {
      for (const value of ['', 'x', '-1', '%00', '1e9', '[]', '10', '2024-13-40']) {
        const { status } = await ask(client, `${name}=${value}`)
        assert.isBelow(status, 500, `${name}=${value}`)
      }
    }
  })
})

test.group('The access of one request', (group) => {
  emptyWorld(group)
  atNoon(group)

  test('the page of a request shows its access by day and zone', async ({ client, assert }) => {
    const { tennis, forms } = await crowd()
    await forms.profile.merge({ customPermission: { 4: 0, 6: 1 } }).save()
    const response = await client
      .get(`/merchant/mform/press/${forms.profile.id}`)
      .loginAs(await people.viewer())
      .withInertia()
    const { access } = response.inertiaProps as any
    assert.deepInclude(access, { approved: true, permission: 'Prensa', today: tennis.today })
    assert.deepEqual(access.validity, {
      from: '2024-04-22',
      to: '2024-05-05',
      days: null,
      own: false,
    })
    assert.equal(access.days[0], '2024-04-21')
    assert.equal(access.days.at(-1), tennis.today)
    const at = (iso: string, zone: number) => access.cells[access.days.indexOf(iso)][zone]
    assert.deepEqual(at(day, 0), { allowed: true, code: 'ok', why: 'profile' })
    assert.deepEqual(at(day, 4), { allowed: false, code: 'wrong_zone', why: 'takenAway' })
    assert.deepEqual(at(day, 6), { allowed: true, code: 'ok', why: 'override' })
    assert.deepEqual(at('2024-04-21', 0), { allowed: false, code: 'wrong_day', why: 'early' })
    assert.deepEqual(at(tennis.today, 0), { allowed: false, code: 'expired', why: 'over' })
    assert.deepEqual(
      access.zones.filter(({ own }: any) => own).map(({ code }: any) => code),
      ['4', '6']
    )
  })

  test('the page of a waiting request shows the access it would have after approval', async ({
    client,
    assert,
  }) => {
    const { outside } = await crowd()
    const response = await client
      .get(`/merchant/mform/press/${outside.waiting.id}`)
      .loginAs(await people.viewer())
      .withInertia()
    const { access } = response.inertiaProps as any
    assert.isFalse(access.approved)
    assert.isTrue(access.cells[access.days.indexOf(day)][4].allowed)
  })
})
