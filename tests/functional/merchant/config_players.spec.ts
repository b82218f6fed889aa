import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import Card from '#models/card'
import DefaultPlayer from '#models/default_player'
import EntityChange from '#models/entity_change'
import Form from '#models/form'
import { configuring } from '#tests/helpers/configuration_page'
import { decideOn } from '#tests/helpers/decisions'
import { odd, oddest } from '#tests/helpers/invalid_values'
import { member, sendMember } from '#tests/helpers/players'
import { emptyWorld, flashed, openTournaments, playerOf } from '#tests/helpers/world'

const path = '/merchant/config/defaultPlayer'
const values = {
  tour: 'WTA',
  playerId: 'W001',
  name: 'Ñusta',
  lastName: 'Łukasz-Gil',
  birthDate: '31/12/1999',
  nationality: 'PL',
  rank: 7,
  draw: 'main',
  active: true,
}

const members = (player: { id: number }, tournamentId: number, count: number) =>
  FormFactory.merge({
    tournamentId,
    type: 'player',
    category: 'player_team',
    player: player.id,
    detail: { type: 'Coach', validity: 'full', tour: 'ATP' },
  }).createMany(count)

test.group('The players of an edition', (group) => {
  emptyWorld(group)

  test('a new player belongs to the active tennis edition and is found without accents', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { user, send, open } = await configuring(client, path)
    const response = await send('post', '', values)
    response.assertHeader('location', path)
    assert.equal(flashed(response).notice?.message, '¡Jugador Ñusta Łukasz-Gil creado!')
    const stored = await DefaultPlayer.findByOrFail('playerId', 'W001')
    assert.deepInclude(stored.serialize(), {
      ...values,
      birthDate: '1999-12-31',
      tournamentId: tennis.id,
    })
    const { players } = await open('?search=nusta%20lukasz')
    assert.lengthOf(players.data, 1)
    assert.deepInclude(players.data[0], {
      id: stored.id,
      taken: { members: 0, dayPasses: 0, guests: 0 },
      most: { members: 3, dayPasses: 3, guests: 3 },
    })
    const change = await EntityChange.firstOrFail()
    assert.deepEqual([change.type, change.userId], ['created', user.id])

    await send('put', `/${stored.id}`, { ...values, name: 'Renata', rank: null, draw: '' })
    assert.equal((await open('?search=nusta')).players.total, 0)
    const [renamed] = (await open('?search=renata')).players.data
    assert.deepEqual([renamed.rank, renamed.draw], [null, null])
  })

  test('a player with a single name is shown without a leading space', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { send, open } = await configuring(client, path)
    const response = await send('post', '', { ...values, name: '', lastName: 'Łukasz' })
    assert.equal(flashed(response).notice?.message, '¡Jugador Łukasz creado!')
    const { id } = await DefaultPlayer.findByOrFail('playerId', 'W001')
    const page = await client.get('/forms/jugadores').qs({ player: 'lukasz' }).withInertia()
    assert.equal((page.inertiaProps as any).options.players[0].label, 'Łukasz (WTA, PL)')
    await sendMember(client, member({ id, tour: 'WTA' }))
    assert.equal((await Form.firstOrFail()).detail.playerName, 'Łukasz')
    assert.equal((await open(`/${id}/edit`)).player.name, '')
    const { notice } = flashed(await send('delete', `/${id}`))
    assert.match(notice!.message, /^Łukasz no se puede quitar/)
    assert.equal(tennis.id, (await DefaultPlayer.findOrFail(id)).tournamentId)
  })

  test('an update keeps the fields of a player that were not sent', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const player = await playerOf(tennis, { rank: 7, draw: 'main', active: false })
    const { send } = await configuring(client, path)
    await send('put', `/${player.id}`, { tour: 'ATP', lastName: 'Dos' })
    const kept = { name: 'Ejemplo', nationality: 'ES', rank: 7, draw: 'main', active: false }
    assert.deepInclude((await player.refresh()).serialize(), { lastName: 'Dos', ...kept })
    await send('put', `/${player.id}`, { tour: 'ATP', name: '', lastName: 'Dos' })
    assert.equal((await player.refresh()).name, '')
  })

  test('an invalid player is refused with errors at the fields and is not stored', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    await playerOf(tennis, { tour: 'WTA', playerId: 'W001', lastName: 'Dos' })
    const { send } = await configuring(client, path, 'en')
    const wrong = { tour: 'ITF', lastName: '', birthDate: '31/02/2000', nationality: 'XX', rank: 0 }
    const { errors } = flashed(await send('post', '', wrong))
    assert.sameMembers(Object.keys(errors), Object.keys(wrong))
    assert.deepEqual(flashed(await send('post', '', values)).errors, {
      playerId: ['This number belongs to Ejemplo Dos already.'],
    })
    assert.lengthOf(await DefaultPlayer.all(), 2)
  })

  test('invalid values of a player are errors, and an unknown player is a 404', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { id } = tennis.$extras.player
    const { user, send } = await configuring(client, path)
    for (const value of odd) {
      const body = Object.fromEntries(Object.keys(values).map((name) => [name, value]))
      for (const [method, to] of [
        ['post', ''],
        ['put', `/${id}`],
      ] as const) {
        const answer = await send(method, to, body)
        assert.equal(answer.status(), 302, `${method} ${String(value).slice(0, 20)}`)
      }
    }
    for (const value of oddest)
      for (const name of Object.keys(values))
        (await send('put', `/${id}`, { ...values, [name]: value })).assertStatus(302)
    for (const query of ['search=%00', 'tour=x', 'tour[]=ATP', 'page=-1', 'status=1', 'page=99'])
      assert.isBelow((await client.get(`${path}?${query}`).loginAs(user)).status(), 400, query)
    for (const method of ['put', 'delete'] as const)
      (await send(method, '/999999', values)).assertStatus(404)
  })

  test('a player can be created only in an active tennis edition', async ({ client, assert }) => {
    const { send, open } = await configuring(client, path)
    assert.deepInclude(await open(), { edition: null })
    const { notice } = flashed(await send('post', '', values))
    assert.include(notice?.message, 'No hay ningún torneo de tenis activo')
    assert.lengthOf(await DefaultPlayer.all(), 0)
  })
})

test.group('A renamed player', (group) => {
  emptyWorld(group)

  test('renaming a player also renames the player in the requests of their team', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { player } = tennis.$extras
    const other = await playerOf(tennis, { lastName: 'Dos' })
    const [coach] = await members(player, tennis.id, 1)
    const [stranger] = await members(other, tennis.id, 1)
    await coach.merge({ detail: { ...coach.detail, playerName: 'Ejemplo Uno' } }).save()
    const { user, send } = await configuring(client, path)
    const own = { tour: 'ATP', name: 'Ejemplo', lastName: 'Ñúñez', nationality: 'ES' }
    await decideOn([coach.id], 'approved', user)
    await coach.refresh()
    await Card.query().where('formId', coach.id).update({ printHash: 'as it was printed' })
    await send('put', `/${player.id}`, own)
    assert.isTrue((await Card.findByOrFail('formId', coach.id)).stale)

    const stored = await Form.query()
      .where('id', coach.id)
      .preload('logs', (logs) => logs.orderBy('id'))
      .firstOrFail()
    assert.equal(stored.detail.playerName, 'Ejemplo Ñúñez')
    assert.deepInclude(stored.detail, { type: 'Coach', validity: 'full' })
    assert.include(stored.searchText, 'nunez')
    assert.deepEqual([stored.outlet, stored.version], ['Ejemplo Ñúñez', coach.version + 1])
    const log = stored.logs.at(-1)!
    assert.deepEqual([log.type, log.userId], ['updated', user.id])
    assert.deepEqual(
      [log.from, log.to],
      [{ playerName: 'Ejemplo Uno' }, { playerName: 'Ejemplo Ñúñez' }]
    )
    assert.equal((await Form.findOrFail(stranger.id)).version, stranger.version)

    await send('put', `/${player.id}`, { ...own, rank: 3 })
    assert.equal((await Form.findOrFail(coach.id)).version, stored.version)
  })
})

test.group('The places of a player', (group) => {
  emptyWorld(group)

  test("a player's page shows all places, the taken ones and the effect of leaving the draw", async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { player } = tennis.$extras
    await tennis.merge({ quarterFinals: true }).save()
    await members(player, tennis.id, 2)
    const { open } = await configuring(client, path)
    const [row] = (await open()).players.data
    assert.deepEqual([row.taken.members, row.most.members], [2, 5])
    const { player: edited } = await open(`/${player.id}/edit`)
    assert.deepEqual(edited.mostIf, {
      active: { members: 5, dayPasses: 6, guests: 3 },
      inactive: { members: 3, dayPasses: 6, guests: 3 },
    })
  })

  test('a player who is out of the draw has fewer places', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const { player } = tennis.$extras
    await tennis.merge({ quarterFinals: true }).save()
    await members(player, tennis.id, 3)
    const { send } = await configuring(client, path)
    const own = { tour: 'ATP', name: 'Ejemplo', lastName: 'Uno', nationality: 'ES' }
    await send('put', `/${player.id}`, { ...own, active: false })
    ;(await sendMember(client, member(player))).assertStatus(422)
    await send('put', `/${player.id}`, { ...own, active: true })
    await sendMember(client, member(player))
    assert.lengthOf(await Form.all(), 4)
  })
})

test.group('The deletion of a player', (group) => {
  emptyWorld(group)

  test('a player without requests can be deleted', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const { send } = await configuring(client, path)
    const response = await send('delete', `/${tennis.$extras.player.id}`)
    assert.equal(flashed(response).notice?.message, 'Ejemplo Uno ya no está en la lista.')
    assert.lengthOf(await DefaultPlayer.all(), 0)
  })

  test('a player with requests is not deleted, and ten of the requests are named', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { player } = tennis.$extras
    const forms = await members(player, tennis.id, 12)
    const { send, open } = await configuring(client, path, 'en')
    const { notice } = flashed(await send('delete', `/${player.id}`))
    assert.equal(notice?.type, 'error')
    assert.include(notice!.message, forms[9].idForm)
    assert.notInclude(notice!.message, forms[10].idForm)
    assert.include(notice!.message, 'and 2 more')
    assert.isNotNull(await DefaultPlayer.find(player.id))

    const { requests, requestCount } = await open(`/${player.id}/edit`)
    assert.equal(requestCount, 12)
    assert.deepEqual(
      requests.map(({ idForm }: any) => idForm),
      forms.slice(0, 10).map(({ idForm }) => idForm)
    )
    const moved = { tour: 'WTA', name: 'Ejemplo', lastName: 'Uno' }
    const { errors } = flashed(await send('put', `/${player.id}`, moved))
    assert.sameMembers(Object.keys(errors), ['tour'])
  })
})
