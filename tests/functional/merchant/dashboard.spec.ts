import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { UserFactory } from '#database/factories/user_factory'
import { requestsByDay } from '#figures/request_counts'
import type User from '#models/user'
import { atNoon } from '#tests/helpers/clock'
import { listTypes } from '#tests/helpers/forms'
import { odd } from '#tests/helpers/invalid_values'
import { people } from '#tests/helpers/office'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const ago = (days: number) => DateTime.utc().minus({ days })

async function crowd() {
  const { tennis, golf } = await openTournaments()
  const past = await TournamentFactory.apply('past').create()
  const rows = [
    { tournamentId: tennis.id, submittedAt: ago(3), lastName: 'Tercera' },
    { tournamentId: tennis.id, submittedAt: ago(40), lastName: 'Primera' },
    { tournamentId: tennis.id, submittedAt: ago(0), state: 'approved' as const },
    { tournamentId: golf.id, submittedAt: ago(5), type: 'gpress', lastName: 'Segunda' },
    { tournamentId: past.id, submittedAt: ago(1), lastName: 'Antigua' },
  ]
  await FormFactory.merge(rows).createMany(rows.length)
}

const dashboard = async (client: ApiClient, user: User, query = '') => {
  const response = await client.get(`/merchant${query}`).loginAs(user).withInertia()
  response.assertInertiaComponent('merchant/dashboard')
  response.assertHeader('cache-control', 'no-store')
  return response.inertiaProps as any
}

const row = (rows: any[], type: string) => rows.find((one) => one.type === type)

test.group('The dashboard', (group) => {
  emptyWorld(group)
  atNoon(group)

  test('the dashboard counts the states of each form type in the active edition of a sport', async ({
    client,
    assert,
  }) => {
    await crowd()
    const viewer = await people.viewer()
    const tennis = await dashboard(client, viewer)
    assert.deepInclude(tennis, { sport: 'tennis', sports: ['tennis', 'golf'] })
    assert.deepEqual(tennis.edition, {
      name: 'Open de Prueba 2024',
      startsOn: '2024-04-22',
      endsOn: '2024-05-05',
    })
    assert.deepInclude(row(tennis.types, 'press'), {
      title: 'Prensa',
      waiting: 2,
      approved: 1,
      rejected: 0,
    })
    assert.isUndefined(row(tennis.types, 'gpress'))
    assert.isFalse(tennis.can.export)

    const golf = await dashboard(client, viewer, '?sport=golf')
    assert.equal(golf.sport, 'golf')
    assert.deepInclude(row(golf.types, 'gpress'), { waiting: 1, approved: 0, rejected: 0 })
    assert.sameMembers(
      [...tennis.types, ...golf.types].map(({ type }: any) => type),
      listTypes
    )
    assert.deepEqual(
      tennis.requestTypes
        .map(({ waiting }: any) => waiting)
        .filter(Boolean)
        .sort(),
      [1, 2]
    )
  })

  test('the dashboard lists the requests that wait longest, oldest first', async ({
    client,
    assert,
  }) => {
    await crowd()
    const { longest } = await dashboard(client, await people.viewer())
    assert.deepEqual(
      longest.map(({ lastName }: any) => lastName),
      ['Primera', 'Tercera']
    )
    assert.equal(Date.parse(longest[0].submittedAt), ago(40).toMillis())
  })

  test('the dashboard counts the requests of the last thirty days by day', async ({
    client,
    assert,
  }) => {
    await crowd()
    const viewer = await people.viewer()
    const { byDay } = (await dashboard(client, viewer)).overview
    assert.lengthOf(byDay, 30)
    assert.equal(byDay.at(-1).day, ago(0).setZone('Europe/Madrid').toISODate())
    assert.equal(byDay.at(-1).press, 1)
    assert.equal(byDay.at(-4).press, 1)
    const golf = (await dashboard(client, viewer, '?sport=golf')).overview
    assert.equal(golf.byDay.at(-6).gpress, 1)
    const total = [...byDay, ...golf.byDay]
      .flatMap((day: any) => listTypes.map((type) => day[type] ?? 0))
      .reduce((a: number, b: number) => a + b)
    assert.equal(total, 3)
  })

  test('the dashboard shows how long requests have waited', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const rows = [0.5, 2, 2.9, 5, 8, 40].map((days) => ({
      tournamentId: tennis.id,
      submittedAt: DateTime.utc().minus({ hours: 24 * days }),
    }))
    await FormFactory.merge([
      ...rows,
      { tournamentId: tennis.id, submittedAt: ago(9), state: 'approved' as const },
      // The waiting time of a corrected request starts again.
      { tournamentId: tennis.id, submittedAt: ago(9), correctedAt: ago(0.1), corrected: {} as any },
    ]).createMany(8)
    const { overview } = await dashboard(client, await people.viewer())
    assert.deepEqual(overview.ages, [{ type: 'press', counts: [2, 2, 1, 2] }])
    assert.deepEqual(overview.open, { asked: [], corrected: [{ type: 'press', count: 1 }] })
    const sent = (days: number) => overview.byDay.at(-1 - days).press
    assert.isAtLeast(sent(9), 2)
    const list = await client
      .get('/merchant/mform/press?state=waiting&open=corrected')
      .loginAs(await people.viewer())
      .withInertia()
    assert.equal((list.inertiaProps as any).forms.total, 1)
  })

  test('the dashboard counts the decisions of the last days', async ({ client, assert }) => {
    const { tennis, golf } = await openTournaments()
    const by = await people.reviewer()
    const mine = [{ tournamentId: tennis.id }, { tournamentId: tennis.id }]
    const [first, second] = await FormFactory.merge(mine).createMany(2)
    const other = await FormFactory.merge({ tournamentId: golf.id, type: 'gpress' }).create()
    await first.moveTo('approved', { by })
    await second.moveTo('rejected', { by })
    await other.moveTo('approved', { by })
    const { decisions } = (await dashboard(client, by)).overview
    assert.lengthOf(decisions, 7)
    assert.deepEqual(decisions.at(-1), {
      day: ago(0).setZone('Europe/Madrid').toISODate(),
      approved: 1,
      rejected: 1,
    })
    assert.deepInclude(decisions[0], { approved: 0, rejected: 0 })
  })

  test('the dashboard shows only the form types of its user', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const rows = [
      { tournamentId: tennis.id, state: 'approved' as const },
      { tournamentId: tennis.id, type: 'line', state: 'approved' as const },
      { tournamentId: tennis.id, type: 'line' },
    ]
    await FormFactory.merge(rows).createMany(3)
    const limited = await UserFactory.merge({ formTypes: ['press'] as any }).create()
    const { sports, types, overview, longest } = await dashboard(client, limited)
    assert.deepEqual(sports, ['tennis'])
    assert.deepEqual(
      types.map(({ type }: any) => type),
      ['press']
    )
    assert.deepEqual([overview.ages, longest], [[], []])
    assert.equal(overview.expected.days[1].total, 1)
    const { overview: all } = await dashboard(client, await people.viewer())
    assert.equal(all.expected.days[1].total, 2)
  })

  test('the dashboard says so when a sport has no edition', async ({ client, assert }) => {
    await TournamentFactory.apply('golf').create()
    const viewer = await people.viewer()
    const { sport, overview } = await dashboard(client, viewer)
    assert.equal(sport, 'golf')
    assert.isNotNull(overview)
    const tennis = await dashboard(client, viewer, '?sport=tennis')
    assert.deepEqual([tennis.edition, tennis.overview], [null, null])
  })

  test('an invalid sport never breaks the dashboard', async ({ client, assert }) => {
    await openTournaments()
    const viewer = await people.viewer()
    for (const value of odd) {
      const response = await client
        .get('/merchant')
        .qs({ sport: value as any })
        .loginAs(viewer)
        .withInertia()
        .redirects(0)
      assert.isBelow(response.status(), 500)
    }
  })

  test('the dashboard counts days by midnight at the place of the tournament', async ({
    assert,
  }) => {
    const { tennis } = await openTournaments()
    // Summer time is two hours ahead of UTC; the last moment is in the night when it ends.
    const moments = ['06-30T21:59', '06-30T22:00', '07-01T21:59', '07-01T22:00', '10-25T22:59']
    const rows = moments.map((moment) => ({
      tournamentId: tennis.id,
      submittedAt: DateTime.fromISO(`2026-${moment}:59Z`).toUTC(),
    }))
    await FormFactory.merge(rows).createMany(rows.length)
    const lastDays = async (now: string) =>
      (await requestsByDay(['press'], 3, DateTime.fromISO(now))).map(({ day, press }) => [
        day,
        press,
      ])
    assert.deepEqual(await lastDays('2026-07-01T22:30:00Z'), [
      ['2026-06-30', 1],
      ['2026-07-01', 2],
      ['2026-07-02', 1],
    ])
    assert.deepEqual(await lastDays('2026-10-25T23:00:00Z'), [
      ['2026-10-24', 0],
      ['2026-10-25', 1],
      ['2026-10-26', 0],
    ])
  })
})

test.group('The page of one request', (group) => {
  emptyWorld(group)

  test('the page of a request shows its answers, history and checks', async ({
    client,
    assert,
  }) => {
    const { tennis, golf } = await openTournaments()
    const person = { document: 'PA1234567', personKey: null, name: 'Ana 漢', lastName: 'Ruiz' }
    const form = await FormFactory.merge({
      ...person,
      tournamentId: tennis.id,
      imageWarnings: ['dark'],
    }).create()
    const twin = await FormFactory.merge({ ...person, tournamentId: tennis.id }).create()
    const other = await FormFactory.merge({
      ...person,
      tournamentId: golf.id,
      type: 'gpress',
    }).create()
    const by = await people.reviewer()
    await form.moveTo('approved', { by })

    const response = await client.get(`/merchant/mform/press/${form.id}`).loginAs(by).withInertia()
    response.assertInertiaComponent('merchant/forms/show')
    const { form: shown, logs, checks, card, guests, can } = response.inertiaProps as any
    assert.deepInclude(shown, {
      name: 'Ana 漢',
      document: 'PA1234567',
      state: 'approved',
      version: 2,
      amount: '0.00',
    })
    assert.deepEqual(shown.detail.days, ['2024-04-22'])
    assert.deepEqual(
      logs.map(({ type, user }: any) => [type, user]),
      [
        ['mail', null],
        ['state', by.name],
      ]
    )
    assert.equal(card.serial, form.idForm)
    assert.deepEqual(guests, [])
    assert.isTrue(can.edit)
    const links = checks.map(({ key, link }: any) => (link ? `${key} ${link.id}` : key))
    assert.sameMembers(links, [
      'noPhoto',
      'photo.dark',
      'glyphs',
      'noZones',
      `duplicate ${twin.id}`,
      `samePerson ${other.id}`,
    ])
  })

  test('the page of a request without problems shows no checks', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const image = `portraits/${'0'.repeat(26)}.jpg`
    const form = await FormFactory.merge({
      tournamentId: tennis.id,
      image,
      customPermission: { 0: 1 } as any,
    }).create()
    const response = await client
      .get(`/merchant/mform/press/${form.id}`)
      .loginAs(await people.viewer())
      .withInertia()
    const { checks } = response.inertiaProps as any
    assert.deepEqual(
      checks.map(({ key, level }: any) => [key, level]),
      [['clear', 'ok']]
    )
  })
})
