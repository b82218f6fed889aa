import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import sharp from 'sharp'
import { FormFactory } from '#database/factories/form_factory'
import { openWindows, TournamentFactory } from '#database/factories/tournament_factory'
import EntityChange from '#models/entity_change'
import Permission from '#models/permission'
import RegistrationWindow from '#models/registration_window'
import Tournament from '#models/tournament'
import { atNoon } from '#tests/helpers/clock'
import { committedWorld } from '#tests/helpers/committed_world'
import { configuring } from '#tests/helpers/configuration_page'
import { odd, oddest } from '#tests/helpers/invalid_values'
import { member, problemsOf, sendMember } from '#tests/helpers/players'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

const path = '/merchant/config/tournament'
const values = {
  sport: 'tennis',
  name: 'Open de Otoño',
  code: 'oto25',
  year: 2025,
  place: 'Madrid',
  startsOn: '21/04/2025',
  endsOn: '2025-05-04',
  timeZone: 'Atlantic/Canary',
  active: false,
  quarterFinals: false,
  pressFrom: '2025-04-20',
  pressTo: '03-05-2025',
  mindate: '2009-01-01',
  maxdate: '2015-04-01',
  licenceYear: 2026,
  accent: '#7C2D12',
  limits: { teamMembers: 2, dayPasses: null },
  windows: { press: { opensAt: '2025-01-10T09:00', closesAt: '2025-06-10T20:30' } },
}

const png = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()

const iso = (time: DateTime) => time.toUTC().toISO({ suppressMilliseconds: true })

test.group('Editions', (group) => {
  emptyWorld(group)
  atNoon(group)

  test('a new edition has days, limits and windows in its own time zone', async ({
    client,
    assert,
  }) => {
    const { user, send, open } = await configuring(client, path)
    const response = await send('post', '', values)
    response.assertHeader('location', path)
    assert.equal(flashed(response).notice?.message, '¡Edición Open de Otoño 2025 creada!')
    const stored = await Tournament.firstOrFail()
    const { windows, ...columns } = values
    const read = {
      ...columns,
      code: 'OTO25',
      startsOn: '2025-04-21',
      pressTo: '2025-05-03',
      accent: '#7c2d12',
      limits: { teamMembers: 2 },
    }
    assert.containSubset(stored.serialize(), read)
    const [window] = await RegistrationWindow.all()
    assert.deepEqual(
      [window.formType, iso(window.opensAt), iso(window.closesAt)],
      ['press', '2025-01-10T09:00:00Z', '2025-06-10T19:30:00Z']
    )
    const { tournament } = await open(`/${stored.id}/edit`)
    assert.containSubset(tournament, { ...read, windows, logo: null })
    assert.deepEqual((await open()).tournaments[0].requests, 0)
    const change = await EntityChange.firstOrFail()
    assert.deepInclude(change.serialize(), { type: 'created', userId: user.id })
    assert.deepEqual(change.to?.['windows.press'], windows.press)
  })

  test('a new edition needs only the fields of the contract', async ({ client, assert }) => {
    const { send } = await configuring(client, path)
    const { sport, name, code, year, startsOn, endsOn } = values
    await send('post', '', { sport, name, code, year, startsOn, endsOn })
    const stored = await Tournament.firstOrFail()
    assert.deepInclude(stored.serialize(), { timeZone: 'Europe/Madrid', active: false })
    assert.match(stored.accent, /^#[0-9a-f]{6}$/)
  })

  test('the windows of an edition open and close its forms', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const { send } = await configuring(client, path)
    const own = { ...values, code: tennis.code, year: tennis.year, active: true }
    const isOpen = async (type: string) => tennis.isOpenFor(type)
    await send('put', `/${tennis.id}`, {
      ...own,
      windows: { press: { opensAt: '', closesAt: '' } },
    })
    assert.deepEqual([await isOpen('press'), await isOpen('line')], [false, true])
    const now = DateTime.now().setZone(own.timeZone)
    const local = (days: number) => now.plus({ days }).toFormat(`yyyy-MM-dd'T'HH:mm`)
    const windows = { press: { opensAt: local(-1), closesAt: local(1) }, line: null }
    await send('put', `/${tennis.id}`, { ...own, windows })
    assert.deepEqual([await isOpen('press'), await isOpen('line')], [true, false])
  })

  test('a form that closes on a day is open until the end of that day', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { send } = await configuring(client, path)
    const own = { ...values, code: tennis.code, year: tennis.year, active: true }
    const now = DateTime.now().setZone(own.timeZone)
    const closesOn = async () =>
      ((await client.get('/forms/prensa').withInertia()).inertiaProps as any).closesOn
    for (const format of ['yyyy-MM-dd', 'dd/MM/yyyy']) {
      const today = now.toFormat(format)
      const windows = { press: { opensAt: today, closesAt: today } }
      await send('put', `/${tennis.id}`, { ...own, windows })
      assert.isTrue(await tennis.isOpenFor('press'))
      assert.equal(await closesOn(), now.toISODate())
    }
    const midnight = now.plus({ days: 1 }).startOf('day').toFormat(`yyyy-MM-dd'T'HH:mm`)
    const windows = { press: { opensAt: now.toISODate(), closesAt: midnight } }
    await send('put', `/${tennis.id}`, { ...own, windows })
    assert.equal(await closesOn(), now.toISODate())
  })

  test('a form that closes at 23:59 is open until midnight, also after it is saved again', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { send, open } = await configuring(client, path)
    const own = { ...values, code: tennis.code, year: tennis.year, active: true }
    const press = { opensAt: '2025-01-10T09:00', closesAt: '2025-06-10T23:59' }
    for (const windows of [{ press }, null]) {
      const shown = (await open(`/${tennis.id}/edit`)).tournament.windows
      await send('put', `/${tennis.id}`, { ...own, windows: windows ?? shown })
      const window = await RegistrationWindow.findByOrFail('formType', 'press')
      const at = (time: string) => DateTime.fromISO(time, { zone: own.timeZone })
      assert.isTrue(window.isOpen(at('2025-06-10T23:59:58')))
      assert.isFalse(window.isOpen(at('2025-06-11T00:00')))
    }
    assert.deepEqual((await open(`/${tennis.id}/edit`)).tournament.windows.press, press)
  })

  test('the code of an edition stays once a request has it in its reference', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { send } = await configuring(client, path, 'en')
    const save = async (changes: object) => {
      const { sport, name, year, startsOn, endsOn } = tennis
      const sent = { sport, name, year, startsOn, endsOn, ...changes }
      const errors = flashed(await send('put', `/${tennis.id}`, sent)).errors
      return [errors?.code?.[0] ?? null, (await tennis.refresh()).code]
    }
    const counter = { tournament_id: tennis.id, code: 'PR', last: 0 }
    await db.table('form_counters').insert(counter)
    assert.deepEqual(await save({ code: 'NEW24' }), [null, 'NEW24'])
    await db.from('form_counters').update({ last: 1 })
    assert.deepEqual(await save({ code: 'new24', name: 'Open' }), [null, 'NEW24'])
    assert.equal(tennis.name, 'Open')
    assert.deepEqual(await save({ code: 'TST24' }), [
      'Requests have this code in their references, so it does not change.',
      'NEW24',
    ])
  })

  test('an invalid edition is refused with errors at the fields and changes nothing', async ({
    client,
    assert,
  }) => {
    const { tennis, golf } = await openTournaments()
    const { send } = await configuring(client, path, 'en')
    const wrong = async (changes: object, to = '') => {
      const answer = await send(to ? 'put' : 'post', to, { ...values, ...changes })
      return flashed(answer).errors as Record<string, string[]>
    }
    assert.deepEqual(await wrong({ code: golf.code }), { code: ['It exists already.'] })
    assert.deepEqual(await wrong({ year: 2024 }), {
      year: ['There is an edition of that sport and year already: Open de Prueba 2024.'],
    })
    assert.deepEqual(await wrong({ endsOn: '2025-04-20', pressTo: '2025-04-19' }), {
      endsOn: ['This day is before the first one.'],
      pressTo: ['This day is before the first one.'],
    })
    assert.sameMembers(Object.keys(await wrong({ endsOn: '2026-04-20', pressTo: null })), [
      'endsOn',
      'pressTo',
    ])
    assert.match((await wrong({ accent: '#ffff00' })).accent[0], /contrast is 1\.1/)
    assert.sameMembers(
      Object.keys(await wrong({ timeZone: 'Europe/Nowhere', accent: 'red', code: 'A B' })),
      ['timeZone', 'accent', 'code']
    )
    const windows = {
      press: { opensAt: '2025-02-01T10:00', closesAt: '2025-02-01T10:00' },
      line: { opensAt: '2025-02-01' },
      player: { opensAt: 'soon', closesAt: '2025-02-01' },
      gpress: { opensAt: '2025-02-01', closesAt: '2025-02-02' },
    }
    assert.sameMembers(Object.keys(await wrong({ windows })), [
      'windows.press.closesAt',
      'windows.line.closesAt',
      'windows.player.opensAt',
      'windows.gpress',
    ])
    assert.sameMembers(Object.keys(await wrong({ limits: { dayPasses: -1 } })), [
      'limits.dayPasses',
    ])
    assert.sameMembers(Object.keys(await wrong({ sport: 'golf', windows: {} }, `/${tennis.id}`)), [
      'sport',
    ])
    assert.lengthOf(await Tournament.all(), 2)
    assert.lengthOf(await EntityChange.all(), 0)
  })

  test('invalid values of an edition are errors, and an unknown edition is a 404', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { send } = await configuring(client, path)
    const all = [...Object.keys(values), 'logo']
    for (const value of odd) {
      const body = Object.fromEntries(all.map((name) => [name, value]))
      ;(await send('post', '', body)).assertStatus(302)
      for (const name of ['limits', 'windows', 'logo']) {
        const answer = await send('put', `/${tennis.id}`, { ...values, [name]: value })
        assert.equal(answer.status(), 302, `${name} ${String(value).slice(0, 20)}`)
      }
    }
    for (const value of oddest)
      for (const name of ['sport', 'code', 'year', 'timeZone', 'accent', 'startsOn'])
        (await send('put', `/${tennis.id}`, { ...values, [name]: value })).assertStatus(302)
    for (const value of odd) {
      const windows = { press: { opensAt: value, closesAt: value }, [String(value)]: value }
      ;(await send('put', `/${tennis.id}`, { ...values, windows })).assertStatus(302)
    }
    ;(await send('put', '/999999', values)).assertStatus(404)
    ;(await send('delete', '/999999')).assertStatus(404)
    ;(await send('post', '/999999/copy')).assertStatus(404)
  })

  test('an activated edition replaces the active edition of its sport', async ({
    client,
    assert,
  }) => {
    const { tennis, golf } = await openTournaments()
    const { send, open } = await configuring(client, path)
    await send('post', '', { ...values, active: true })
    const active = await Tournament.active()
    assert.deepEqual(
      active.map(({ code }) => code),
      ['OTO25', golf.code]
    )
    const change = await EntityChange.findByOrFail('entityId', tennis.id)
    assert.deepEqual([change.from, change.to], [{ active: true }, { active: false }])
    const { activeNow } = await open(`/${tennis.id}/edit`)
    assert.deepInclude(activeNow[0], { sport: 'tennis', name: 'Open de Otoño 2025' })
    await send('put', `/${tennis.id}`, { ...values, code: 'TST24', year: 2024, active: true })
    assert.isTrue((await tennis.refresh()).active)
    assert.lengthOf(await Tournament.active(), 2)
  })

  test('an edition is deleted with its settings, but not if it has requests', async ({
    client,
    assert,
  }) => {
    const { tennis, golf } = await openTournaments()
    await FormFactory.merge({ tournamentId: tennis.id }).create()
    const { send } = await configuring(client, path, 'en')
    const refused = flashed(await send('delete', `/${tennis.id}`))
    assert.equal(
      refused.notice?.message,
      'Open de Prueba 2024 cannot be deleted: it has 1 request.'
    )
    await send('delete', `/${golf.id}`)
    assert.deepEqual(
      (await Tournament.all()).map(({ id }) => id),
      [tennis.id]
    )
    assert.isEmpty(await RegistrationWindow.query().where('tournamentId', golf.id))
  })
})

test.group('Simultaneous editions', (group) => {
  committedWorld(group)

  test('two editions that are activated at the same time leave one active', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { send } = await configuring(client, path)
    const years = [2025, 2026, 2027]
    const sent = years.map((year) => ({ ...values, year, code: `OTO${year}`, active: true }))
    const answers = await Promise.all(sent.map((one) => send('post', '', one)))
    for (const answer of answers) answer.assertStatus(302)
    assert.lengthOf(await Tournament.query().where('sport', 'tennis'), 4)
    assert.lengthOf(await Tournament.query().where({ sport: 'tennis', active: true }), 1)
    assert.isFalse((await tennis.refresh()).active)
  })

  test('two editions that are created at the same time are stored once, and the other user is told', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const { send } = await configuring(client, path)
    const answers = await Promise.all([1, 2, 3].map(() => send('post', '', values)))
    for (const answer of answers) answer.assertStatus(302)
    assert.lengthOf(await Tournament.query().where('code', 'OTO25'), 1)
    const told = answers.filter((answer) => {
      const { errors, notice } = flashed(answer)
      return notice?.type === 'error' || Object.keys(errors ?? {}).length > 0
    })
    assert.lengthOf(told, 2)
  })
})

test.group('The limits of an edition', (group) => {
  emptyWorld(group)

  test('the limits of an edition replace the default limits for its players', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { player } = tennis.$extras
    const limits = { teamMembers: 1, teamMembersInQuarterFinals: 2, guestsPerPlayer: 0 }
    await tennis.merge({ limits }).save()
    const send = async () => problemsOf(await sendMember(client, member(player)))
    assert.isEmpty(await send())
    assert.deepEqual(await send(), ['detail.player places.members'])
    await tennis.merge({ quarterFinals: true }).save()
    assert.isEmpty(await send())
    const page = await client.get(`/forms/jugadores?player=${player.id}`).withInertia()
    const [option] = (page.inertiaProps as any).options.players
    assert.deepEqual(option.most, { members: 2, dayPasses: 6, guests: 0 })
  })

  test('the limits of an edition also hold when a refused request is approved again', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const asked = {
      tournamentId: tennis.id,
      type: 'player',
      category: 'player_team',
      player: tennis.$extras.player.id,
      detail: { type: 'Coach', validity: 'full', tour: 'ATP' },
    } as const
    await FormFactory.merge(asked).create()
    const refused = await FormFactory.merge({ ...asked, state: 'rejected' }).create()
    const { send } = await configuring(client, '/merchant/mform/player')
    const approve = () => send('post', `/${refused.id}/changestate`, { state: 'approved' })
    await tennis.merge({ limits: { teamMembers: 1 } }).save()
    assert.equal(flashed(await approve()).notice?.type, 'error')
    await tennis.merge({ limits: { teamMembers: 2 } }).save()
    assert.equal(flashed(await approve()).notice?.type, 'success')
  })
})

test.group('The logo of an edition', (group) => {
  emptyWorld(group)
  const fields = (changes: object = {}) => {
    const { limits, windows, ...flat } = values
    return { ...flat, ...changes }
  }

  test('a logo is converted and served to visitors without a session', async ({
    client,
    assert,
  }) => {
    const { upload, send, open } = await configuring(client, path)
    await upload('', fields({ active: 'true' }), 'logo', await png(1600, 800), 'logo.png')
    const stored = await Tournament.firstOrFail()
    assert.match(stored.logo!, /^logos\/[0-9A-Z]{26}\.png$/)
    const [{ logo }] = (await open()).tournaments
    const picture = await client.get(logo)
    picture.assertStatus(200)
    assert.equal(picture.header('cache-control'), 'public, max-age=31536000, immutable')
    assert.isUndefined(picture.header('set-cookie'))
    const { format, width, height } = await sharp(picture.body()).metadata()
    assert.deepEqual([format, width, height], ['png', 800, 400])
    const home = await client.get('/').withInertia()
    assert.equal((home.inertiaProps as any).tournaments[0].logo, logo)
    assert.equal((home.inertiaProps as any).app.logo, logo)

    // The logo address that a page sends back changes nothing; an empty one removes the logo.
    await send('put', `/${stored.id}`, { ...values, active: true, logo })
    assert.equal((await stored.refresh()).logoPath, logo)
    await send('put', `/${stored.id}`, { ...values, active: true, logo: null })
    assert.isNull((await stored.refresh()).logo)
    ;(await client.get(logo)).assertStatus(404)
  })

  test('a logo that is no picture is refused, and nothing is stored', async ({
    client,
    assert,
  }) => {
    const { upload } = await configuring(client, path, 'en')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    for (const [bytes, name] of [
      [svg, 'logo.svg'],
      [svg, 'logo.png'],
      [await png(20, 20), 'logo.png'],
      [(await png()).subarray(0, 60), 'logo.png'],
    ] as const) {
      const { errors } = flashed(await upload('', fields(), 'logo', bytes, name))
      assert.sameMembers(Object.keys(errors), ['logo'], name)
    }
    assert.lengthOf(await Tournament.all(), 0)
  })

  test('an unknown logo address is not found', async ({ client }) => {
    for (const key of ['x.png', '..%2Fportraits%2Fx.png', `${'0'.repeat(26)}.png`])
      (await client.get(`/logos/${key}`)).assertStatus(404)
  })
})

test.group('Next year’s edition', (group) => {
  emptyWorld(group)

  test('the copy of an edition has the same weekdays, windows and profiles and is not active', async ({
    client,
    assert,
  }) => {
    const tennis = await TournamentFactory.merge({
      mindate: '2008-01-01',
      licenceYear: 2025,
      quarterFinals: true,
      limits: { dayPasses: 4 },
    }).create()
    await openWindows(tennis)
    const profile = { name: 'Prensa', category: 'press', color: '#112233', flags: { 1: 1 } }
    const days = { startsOn: '2024-04-22', endsOn: null }
    await Permission.create({ tournamentId: tennis.id, ...profile, ...days } as any)
    const { send } = await configuring(client, path)
    const response = await send('post', `/${tennis.id}/copy`)
    const copy = await Tournament.findByOrFail('code', 'TST25')
    response.assertHeader('location', `${path}/${copy.id}/edit`)
    assert.containSubset(copy.serialize(), {
      year: 2025,
      name: tennis.name,
      startsOn: '2025-04-21',
      endsOn: '2025-05-04',
      pressFrom: '2025-04-20',
      mindate: '2009-01-01',
      licenceYear: 2026,
      limits: { dayPasses: 4 },
      active: false,
      quarterFinals: false,
    })
    const [permission] = await Permission.query().where('tournamentId', copy.id)
    assert.containSubset(permission.serialize(), {
      ...profile,
      startsOn: '2025-04-21',
      endsOn: null,
    })
    const windowOf = ({ id }: Tournament) =>
      RegistrationWindow.findByOrFail({ tournamentId: id, formType: 'press' })
    const [from, to] = [(await windowOf(tennis)).opensAt, (await windowOf(copy)).opensAt]
    const local = (time: DateTime) => time.setZone(tennis.timeZone)
    assert.equal(+local(to), +local(from).plus({ days: 364 }))
    assert.isTrue((await tennis.refresh()).active)

    const again = flashed(await send('post', `/${tennis.id}/copy`))
    assert.equal(
      again.notice?.message,
      'La edición siguiente ya existe: Open de Prueba 2025 (TST25).'
    )
    assert.lengthOf(await Tournament.all(), 2)
  })

  test('the copy of an edition keeps its logo when the original loses it', async ({
    client,
    assert,
  }) => {
    const tennis = await TournamentFactory.merge({ logo: `logos/${'A'.repeat(26)}.png` }).create()
    await drive.use().put(tennis.logo!, await png())
    const { send } = await configuring(client, path)
    await send('post', `/${tennis.id}/copy`)
    const copy = await Tournament.findByOrFail('code', 'TST25')
    assert.notEqual(copy.logo, tennis.logo)
    await send('delete', `/${tennis.id}`)
    assert.isTrue(await drive.use().exists(copy.logo!))
  })
})
