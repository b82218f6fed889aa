import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { requestsByDay } from '#models/form/figures'
import { deskTypes } from '#tests/helpers/forms'
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

test.group('The dashboard', (group) => {
  emptyWorld(group)

  test('counts the states of each type in the active editions', async ({ client, assert }) => {
    await crowd()
    const response = await client
      .get('/merchant')
      .loginAs(await people.viewer())
      .withInertia()
    response.assertInertiaComponent('merchant/dashboard')
    response.assertHeader('cache-control', 'no-store')
    const { types, requestTypes } = response.inertiaProps as any
    assert.sameMembers(
      types.map(({ type }: any) => type),
      deskTypes
    )
    const of = (type: string) => types.find((row: any) => row.type === type)
    assert.deepInclude(of('press'), { title: 'Prensa', waiting: 2, approved: 1, rejected: 0 })
    assert.deepInclude(of('gpress'), { waiting: 1, approved: 0, rejected: 0 })
    assert.deepEqual(
      requestTypes
        .map(({ waiting }: any) => waiting)
        .filter(Boolean)
        .sort(),
      [1, 2]
    )
  })

  test('tells what waits longest, first things first', async ({ client, assert }) => {
    await crowd()
    const response = await client
      .get('/merchant')
      .loginAs(await people.viewer())
      .withInertia()
    const { longest } = response.inertiaProps as any
    assert.deepEqual(
      longest.map(({ lastName }: any) => lastName),
      ['Primera', 'Segunda', 'Tercera']
    )
    assert.approximately(DateTime.fromISO(longest[0].submittedAt).diffNow('days').days, -40, 0.1)
  })

  test('counts the requests of the last thirty days, day by day', async ({ client, assert }) => {
    await crowd()
    const response = await client
      .get('/merchant')
      .loginAs(await people.viewer())
      .withInertia()
    const { byDay } = response.inertiaProps as any
    assert.lengthOf(byDay, 30)
    assert.equal(byDay.at(-1).day, ago(0).setZone('Europe/Madrid').toISODate())
    assert.equal(byDay.at(-1).press, 1)
    assert.equal(byDay.at(-4).press, 1)
    assert.equal(byDay.at(-6).gpress, 1)
    const total = byDay
      .flatMap((day: any) => deskTypes.map((type) => day[type]))
      .reduce((a: number, b: number) => a + b)
    assert.equal(total, 3)
  })

  test('cuts the days at midnight where the tournament is played', async ({ assert }) => {
    const { tennis } = await openTournaments()
    // Summer time, two hours ahead of UTC, and the night it ends.
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

test.group('A request on the screen', (group) => {
  emptyWorld(group)

  test('shows its answers, history and what to look at', async ({ client, assert }) => {
    const { tennis, golf } = await openTournaments()
    const person = { document: 'PA1234567', personKey: null, name: 'Ana 漢' }
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

  test('shows that nothing stands out when nothing does', async ({ client, assert }) => {
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
