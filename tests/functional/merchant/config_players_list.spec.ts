import { test } from '@japa/runner'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { configuring } from '#tests/helpers/configuration_page'
import { emptyWorld, openTournaments, playerOf } from '#tests/helpers/world'

const path = '/merchant/config/defaultPlayer'

test.group('The list of players', (group) => {
  emptyWorld(group)

  test('the list of players can be filtered by tour, country, draw and status', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    await playerOf(tennis, { tour: 'WTA', lastName: 'Two', nationality: 'GB', draw: 'main' })
    await playerOf(tennis, { lastName: 'Three', nationality: 'GB', active: false })
    await playerOf(await TournamentFactory.apply('past').create(), { lastName: 'Four' })
    const { open } = await configuring(client, path)
    const found = async (query: string) =>
      (await open(query)).players.data.map(({ lastName }: any) => lastName)
    assert.sameMembers(await found(''), ['Uno', 'Two', 'Three'])
    assert.deepEqual(await found('?tour=WTA'), ['Two'])
    assert.deepEqual(await found('?draw=main&search='), ['Two'])
    assert.deepEqual(await found('?nationality=GB&status=inactive'), ['Three'])
    const props = await open('?tour=ATP')
    assert.deepEqual(
      [props.tour, props.search, props.nationality, props.draw, props.status],
      ['ATP', '', '', '', '']
    )
    assert.sameMembers(
      props.options.countries.map(({ value }: any) => value),
      ['ES', 'GB']
    )
  })

  test('the list of players can be filtered by rank and sorted by rank, name or country', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    await tennis.$extras.player.delete()
    await playerOf(tennis, { name: 'Zoe', lastName: 'Ñúñez', nationality: 'DE', rank: 2 })
    await playerOf(tennis, { name: '', lastName: 'Nadie', nationality: 'ES', rank: null })
    await playerOf(tennis, { name: 'Ana', lastName: 'Öztürk', nationality: 'ES', rank: 30 })
    const { open } = await configuring(client, path)
    const found = async (query: string) =>
      (await open(query)).players.data.map(({ lastName }: any) => lastName)
    assert.deepEqual(await found(''), ['Ñúñez', 'Öztürk', 'Nadie'])
    assert.deepEqual(await found('?sort=rank&direction=desc'), ['Öztürk', 'Ñúñez', 'Nadie'])
    assert.deepEqual(await found('?sort=name'), ['Nadie', 'Ñúñez', 'Öztürk'])
    assert.deepEqual(await found('?sort=name&direction=desc'), ['Öztürk', 'Ñúñez', 'Nadie'])
    // Spain is the first country of the list.
    assert.deepEqual(await found('?sort=nationality'), ['Nadie', 'Öztürk', 'Ñúñez'])
    assert.deepEqual(await found('?rankFrom=2&rankTo=29'), ['Ñúñez'])
    assert.deepEqual(await found('?rankFrom=3'), ['Öztürk'])
  })

  test('the list of players has pages whose addresses keep only the filters in use', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    for (let index = 0; index < 51; index++) await playerOf(tennis, { lastName: `Otro${index}` })
    const { open } = await configuring(client, path)
    const { players } = await open('?search=otro&tour=')
    assert.deepEqual([players.total, players.last_page, players.data.length], [51, 2, 50])
    assert.equal(players.next_page_url, `${path}?search=otro&page=2`)
  })
})
