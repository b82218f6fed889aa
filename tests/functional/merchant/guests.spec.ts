import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import { UserFactory } from '#database/factories/user_factory'
import Form from '#models/form'
import FormLog from '#models/form_log'
import { placesTakenBy } from '#models/default_player/allowance'
import { addFields, goodPhoto } from '#tests/helpers/forms'
import { odd } from '#tests/helpers/invalid_values'
import { member, sendMember, somebody } from '#tests/helpers/players'
import { emptyWorld, flashed, openTournaments, playerOf, reviewer } from '#tests/helpers/world'

/** A team member with a request, and an office user. */
async function office(client: ApiClient, user?: any) {
  const { tennis } = await openTournaments()
  await sendMember(client, member(tennis.$extras.player))
  const host = await Form.findByOrFail('type', 'player')
  const by = user ?? (await reviewer())
  const send = async (path: string, body: object = {}, { photo = false, locale = 'es' } = {}) => {
    const request = client.post(`/merchant/mform/${path}`).loginAs(by)
    request.withSession({ locale }).withCsrfToken().redirects(0)
    addFields(request, body)
    if (photo) {
      const { bytes, name: filename, type: contentType } = await goodPhoto()
      request.file('image', bytes, { filename, contentType })
    }
    return request
  }
  const open = async (path: string) =>
    (await client.get(`/merchant/mform/${path}`).loginAs(by).withInertia()).inertiaProps as any
  return { tennis, host, user: by, send, open }
}

const place = { 'detail[type]': 'Guest', 'detail[validity]': 'full' }
const newest = () => Form.query().where('type', 'guest').orderBy('id', 'desc').firstOrFail()
const pageOf = (guest: Form) => `/merchant/mform/player/${guest.idParent}?guest=${guest.id}`

/** A second member of another player's team. */
async function otherHost(client: ApiClient, tennis: any, changes: object = {}) {
  const player = await playerOf(tennis, { name: 'Example', lastName: 'Two', ...changes })
  await sendMember(client, member(player))
  return Form.query().where('type', 'player').orderBy('id', 'desc').firstOrFail()
}

test.group('A guest that staff type in', (group) => {
  emptyWorld(group)

  test('who rejects a host is told of the guests that stay approved', async ({
    client,
    assert,
  }) => {
    const { host, user, send } = await office(client)
    const { tournamentId, id: idParent } = host
    const guest = { tournamentId, idParent, type: 'guest', state: 'approved' as const }
    await FormFactory.merge(guest).createMany(2)
    const rejected = await send(`player/${host.id}/changestate`, { state: 'rejected' })
    assert.match(flashed(rejected).notice!.message, /Siguen aprobados 2 invitados/)
    await send(`player/${host.id}/changestate`, { state: 'approved' })
    await (await newest()).moveTo('rejected', { by: user })
    const many = await send('player/changestate', { ids: [host.id], state: 'rejected' })
    assert.match(flashed(many).notice!.message, /Sigue aprobado 1 invitado/)
  })

  test('the hosts of a guest can be searched by name and are shown with their remaining places', async ({
    client,
    assert,
  }) => {
    const { tennis, host, open, user } = await office(client)
    const other = await otherHost(client, tennis)
    await other.moveTo('rejected', { by: user })
    const props = await open('guest/create')
    assert.deepEqual(props.options.guestPlayers, [
      {
        value: String(host.id),
        label: 'Ana Ruiz Gil (de Ejemplo Uno)',
        left: { members: 2, dayPasses: 6, guests: 3 },
      },
    ])
    assert.isNotEmpty(props.options.defaultGuestTypes)
    assert.isTrue(props.can.create)
    assert.lengthOf((await open('guest/create?player=ejemplo')).options.guestPlayers, 1)
    for (const search of ['nadie', host.document])
      assert.isEmpty((await open(`guest/create?player=${search}`)).options.guestPlayers)
  })

  test("a typed-in guest belongs to the chosen host and is shown on the host's page", async ({
    client,
    assert,
  }) => {
    const { host, send, open } = await office(client)
    const body = { ...somebody({ name: 'Gala' }), ...place }
    const response = await send(`guest/${host.id}`, body, { photo: true })
    const guest = await newest()
    response.assertHeader('location', pageOf(guest))
    assert.deepInclude(guest.serialize(), {
      name: 'Gala',
      idParent: host.id,
      player: host.player,
      reserved: false,
      category: 'guest',
    })
    const { guest: shown, form } = await open(`player/${host.id}?guest=${guest.id}`)
    assert.equal(form.id, host.id)
    assert.equal(shown.form.id, guest.id)
    assert.equal(shown.form.detail.playerName, 'Ejemplo Uno')
    assert.deepEqual([shown.editing, shown.type, shown.parent.id], [false, 'guest', host.id])
    assert.isNotEmpty(shown.checks)
    assert.isTrue(shown.can.edit)
    assert.isTrue((await open(`player/${host.id}?guest=${guest.id}&edit=1`)).guest.editing)
    assert.isNull((await open(`player/${host.id}`)).guest)
  })

  test('a guest without a host, or with an unsuitable host, is refused at the player field', async ({
    client,
    assert,
  }) => {
    const { host, send, user } = await office(client)
    const body = { ...somebody(), ...place }
    assert.deepEqual(Object.keys(flashed(await send('guest', body)).errors), ['player'])
    for (const player of odd.filter((value) => typeof value !== 'object')) {
      const response = await send('guest', { ...body, player: String(player) })
      assert.deepEqual(Object.keys(flashed(response).errors), ['player'], String(player))
    }
    ;(await send('guest/999999', body)).assertStatus(404)
    await host.moveTo('rejected', { by: user })
    const refused = await send(`guest/${host.id}`, body, { photo: true, locale: 'en' })
    assert.match(flashed(refused).errors.player[0], /waiting or approved/)
    assert.lengthOf(await Form.query().where('type', 'guest'), 0)
  })

  test('a guest of a player without places is refused unless staff give a reason', async ({
    client,
    assert,
  }) => {
    const { host, send } = await office(client)
    for (let count = 0; count < 2; count++)
      await send(`guest/${host.id}`, { ...place, reserved: '1' })
    const full = await send(`guest/${host.id}`, { ...place, reserved: '1' })
    assert.deepEqual(Object.keys(flashed(full).errors), ['detail.type'])
    await send(`guest/${host.id}`, {
      ...place,
      'reserved': '1',
      'detail[exceedReason]': 'Familia',
    })
    assert.lengthOf(await Form.query().where('type', 'guest'), 3)
  })

  test('the path of a guest redirects to the page of the host', async ({ client }) => {
    const { host, send, user } = await office(client)
    await send(`guest/${host.id}`, { ...place, reserved: '1' })
    const guest = await newest()
    const go = (path: string) => client.get(`/merchant/mform/${path}`).loginAs(user).redirects(0)
    const show = await go(`guest/${guest.id}`)
    show.assertStatus(302)
    show.assertHeader('location', pageOf(guest))
    ;(await go(`guest/${guest.id}/edit`)).assertHeader('location', `${pageOf(guest)}&edit=1`)
    ;(await go(`player/${host.id}?guest=${host.id}`)).assertStatus(404)
    const decided = await send(`guest/${guest.id}/changestate`, { state: 'rejected' })
    decided.assertHeader('location', pageOf(guest))
  })

  test('a guest is hidden from users who may see only guests or only players', async ({
    client,
    assert,
  }) => {
    const { host, send } = await office(client)
    await send(`guest/${host.id}`, { ...place, reserved: '1' })
    const guest = await newest()
    const limited = (formTypes: string[]) =>
      UserFactory.apply('reviewer').merge({ formTypes }).create()
    const [guests, players] = [await limited(['guest']), await limited(['player'])]
    const status = async (user: any, path: string) =>
      (await client.get(`/merchant/mform/${path}`).loginAs(user).withInertia()).status()
    for (const [user, path, expected] of [
      [players, `player/${host.id}`, 200],
      [players, `player/${host.id}?guest=${guest.id}`, 403],
      [players, `guest/${guest.id}`, 403],
      [guests, `guest/${guest.id}`, 200],
      [guests, `guest/${guest.id}/edit`, 200],
      [guests, 'guest/create', 403],
      [guests, `player/${host.id}?guest=${guest.id}`, 403],
    ] as const)
      assert.equal(await status(user, path), expected, path)
  })
})

test.group('A reserved guest place', (group) => {
  emptyWorld(group)

  test('a reserved place needs only the kind of place, takes a place and is found by its name', async ({
    client,
    assert,
  }) => {
    const { host, send, open } = await office(client)
    const bare = await send(`guest/${host.id}`, { 'reserved': '1', 'detail[validity]': 'day' })
    assert.sameMembers(Object.keys(flashed(bare).errors), ['detail.type', 'detail.day'])
    const dayless = { 'reserved': '1', 'detail[type]': 'Guest', 'detail[validity]': 'day' }
    assert.deepEqual(Object.keys(flashed(await send(`guest/${host.id}`, dayless)).errors), [
      'detail.day',
    ])
    await send(`guest/${host.id}`, { ...place, reserved: 'true' })
    const guest = await newest()
    assert.deepEqual([guest.reserved, guest.fullName], [true, 'Reserva 1'])
    assert.equal((await placesTakenBy([host.player!])).get(host.player!)!.guests, 1)
    const { forms } = await open('guest?search=reserva')
    assert.deepEqual(
      forms.data.map(({ id, reserved }: any) => [id, reserved]),
      [[guest.id, true]]
    )
  })

  test('a place can be reserved by its type alone: it is one for all days', async ({
    client,
    assert,
  }) => {
    const { host, send } = await office(client)
    await send(`guest/${host.id}`, { 'detail[type]': 'Coach', 'reserved': '1' })
    const guest = await newest()
    assert.isTrue(guest.reserved)
    assert.deepInclude(guest.detail, { type: 'Coach', validity: 'full' })
    const untyped = await send(`guest/${host.id}`, { reserved: '1' })
    assert.deepEqual(Object.keys(flashed(untyped).errors), ['detail.type'])
  })

  test('a reserved place cannot be approved, alone or in bulk', async ({ client, assert }) => {
    const { host, send } = await office(client)
    await send(`guest/${host.id}`, { ...place, reserved: '1' })
    const guest = await newest()
    for (const [locale, words] of [
      ['es', /plaza reservada/],
      ['en', /reserved without a person/],
    ] as const) {
      const refused = await send(`guest/${guest.id}/changestate`, { state: 'approved' }, { locale })
      assert.match(flashed(refused).notice!.message, words)
    }
    await send('guest/changestate', { ids: [guest.id] })
    assert.equal((await newest()).state, 'waiting')
  })

  test('a reserved place stays reserved until the answers about its person are complete', async ({
    client,
    assert,
  }) => {
    const { host, send, open } = await office(client)
    await send(`guest/${host.id}`, { ...place, reserved: '1' })
    const { id } = await newest()
    const edit = `guest/${id}?_method=PUT`
    await send(edit, { 'detail[type]': 'Coach' })
    assert.deepInclude((await newest()).serialize(), { reserved: true, name: 'Reserva' })
    assert.isTrue((await open(`player/${host.id}?guest=${id}&edit=1`)).guest.unnamed)

    const half = await send(edit, { document: 'PAS999999' })
    assert.includeMembers(Object.keys(flashed(half).errors), ['name', 'lastName', 'image'])
    assert.isNull((await newest()).document)

    const done = await send(edit, somebody({ name: 'Gala' }), { photo: true })
    const guest = await newest()
    done.assertHeader('location', pageOf(guest))
    assert.deepInclude(guest.serialize(), { reserved: false, name: 'Gala' })
    await send(`guest/${id}/changestate`, { state: 'approved' })
    assert.equal((await newest()).state, 'approved')
  })

  test('staff can keep a named guest reserved until all answers are known', async ({
    client,
    assert,
  }) => {
    const { host, send } = await office(client)
    await send(`guest/${host.id}`, { ...place, reserved: '1' })
    const { id } = await newest()
    // Programs may name the method in the body.
    await send(`guest/${id}`, { _method: 'put', reserved: '1', name: 'Gala' })
    assert.deepInclude((await newest()).serialize(), { reserved: true, name: 'Gala' })
    await send(`guest/${id}`, { _method: 'put', reserved: '1', ...somebody() }, { photo: true })
    assert.isFalse((await newest()).reserved)
  })

  test('a visitor cannot reserve a place', async ({ client, assert }) => {
    const { tennis } = await office(client)
    const response = await sendMember(client, { ...member(tennis.$extras.player), reserved: '1' })
    response.assertStatus(422)
    assert.deepEqual(response.body().errors[0].field, 'reserved')
  })
})

test.group('The assignment of a guest to another host', (group) => {
  emptyWorld(group)

  async function assigned(client: ApiClient, changes: object = {}) {
    const desk = await office(client)
    await desk.send(`guest/${desk.host.id}`, { ...place, reserved: '1' })
    const other = await otherHost(client, desk.tennis, changes)
    return { ...desk, other, guest: await newest() }
  }

  test('a reassigned guest takes a place of the new player, and the history records it', async ({
    client,
    assert,
  }) => {
    const { send, other, guest, host } = await assigned(client)
    const response = await send(`guest/${guest.id}/assign`, { player: other.id })
    const moved = await newest()
    response.assertHeader('location', pageOf(moved))
    assert.deepInclude(moved.serialize(), {
      idParent: other.id,
      player: other.player,
      version: guest.version + 1,
    })
    assert.equal(moved.detail.playerName, 'Example Two')
    const taken = await placesTakenBy([host.player!, other.player!])
    assert.deepEqual([taken.get(host.player!)!.guests, taken.get(other.player!)!.guests], [0, 1])
    const log = await FormLog.findByOrFail('type', 'assigned')
    assert.deepEqual(log.from, { host: host.idForm, playerName: 'Ejemplo Uno' })
    assert.deepEqual(log.to, { host: other.idForm, playerName: 'Example Two' })
  })

  test('a guest cannot be assigned to a player without places unless staff give a reason', async ({
    client,
    assert,
  }) => {
    const { send, other, guest } = await assigned(client, { nationality: 'GB' })
    for (let count = 0; count < 2; count++)
      await send(`guest/${other.id}`, { ...place, reserved: '1' })
    const path = `guest/${guest.id}/assign`
    const refused = await send(path, { player: other.id })
    assert.deepEqual(Object.keys(flashed(refused).errors), ['player'])
    await guest.refresh()
    assert.notEqual(guest.idParent, other.id)
    await send(path, { player: other.id, exceedReason: 'Familia' })
    await guest.refresh()
    assert.equal(guest.idParent, other.id)
  })

  test('a guest cannot be assigned to somebody who may not bring guests', async ({
    client,
    assert,
  }) => {
    const { send, other, guest, user } = await assigned(client)
    await other.moveTo('rejected', { by: user })
    const values = [...odd.filter((value) => typeof value !== 'object'), other.id, guest.id]
    for (const player of values) {
      const response = await send(`guest/${guest.id}/assign`, { player: String(player) })
      assert.deepEqual(Object.keys(flashed(response).errors), ['player'], String(player))
    }
    ;(await send('guest/999999/assign', { player: other.id })).assertStatus(404)
    ;(await send(`guest/${other.id}/assign`, { player: other.id })).assertStatus(404)
  })
})
