import { test } from '@japa/runner'
import EntityChange from '#models/entity_change'
import { playersCalled } from '#models/player/called'
import { configuring } from '#tests/helpers/configuring'
import { linkOf, teamOf } from '#tests/helpers/teams'
import { emptyWorld, flashed, openTournaments, playerOf } from '#tests/helpers/world'

const path = '/merchant/config/defaultPlayer'

async function draw() {
  const { tennis } = await openTournaments()
  const uno = tennis.$extras.player
  const ruiz = await playerOf(tennis, { name: 'Íñigo', lastName: 'Ruiz-Gil', playerId: 'A002' })
  const ana = await playerOf(tennis, { name: 'Ánder', lastName: 'Ruiz', active: false })
  const woman = await playerOf(tennis, { tour: 'WTA', name: 'Example', lastName: 'Two' })
  return { tennis, uno, ruiz, ana, woman }
}

test.group('A list of players', (group) => {
  emptyWorld(group)

  test('means them by number or by name in either order, and tells the rest', async ({
    assert,
  }) => {
    const { uno, ruiz, ana } = await draw()
    const list = [
      '1. EJEMPLO UNO (ESP)',
      '',
      'a002',
      'Ruiz Gil, Iñigo [3]',
      'I. Ruiz-Gil',
      'Ruiz',
      'Nadie',
      'A.',
    ].join('\r\n')
    const read = playersCalled(list, [uno, ruiz, ana])
    assert.deepEqual(
      read.map(({ line, players }) => [line, ...players.map(({ lastName }) => lastName)]),
      [
        [1, 'Uno'],
        [3, 'Ruiz-Gil'],
        [4, 'Ruiz-Gil'],
        [5, 'Ruiz-Gil'],
        [6, 'Ruiz-Gil', 'Ruiz'],
        [7],
        [8],
      ]
    )
  })

  test('says who stays, or who goes, before anything is changed', async ({ client, assert }) => {
    const { uno, ruiz, ana } = await draw()
    const { send } = await configuring(client, path)
    const ask = async (body: object) =>
      (await send('post', '/draw', { tour: 'ATP', preview: true, ...body })).body()
    const stays = await ask({ list: 'Íñigo Ruiz-Gil\nNadie' })
    assert.deepEqual(stays.players, [ruiz.id])
    assert.deepEqual(stays.lines[1], { line: 2, text: 'Nadie', players: [] })
    const goes = await ask({ list: 'A002', listed: 'out' })
    assert.sameMembers(goes.players, [uno.id, ana.id])
    assert.isTrue((await uno.refresh()).active)
  })
})

test.group('The draw', (group) => {
  emptyWorld(group)

  test('opens two more places for those who reach the quarter-finals', async ({
    client,
    assert,
  }) => {
    const { tennis, uno, ruiz, woman } = await draw()
    const [host] = await teamOf(ruiz, 3)
    await linkOf(host)
    const { user, open, send } = await configuring(client, path, 'en')
    const props = await open('/draw?tour=ATP')
    assert.lengthOf(props.players, 3)
    assert.isFalse(props.quarterFinals)

    const body = { tour: 'ATP', players: [ruiz.id], quarterFinals: true }
    const { changes } = (await send('post', '/draw', { ...body, preview: true })).body()
    const short = ({ id, active, most, taken }: any) => [id, active.to, most.to, taken.members]
    assert.deepEqual(changes.map(short), [
      [ruiz.id, true, 5, 3],
      [uno.id, false, 3, 0],
      [woman.id, true, 5, 0],
    ])

    const response = await send('post', '/draw', body)
    response.assertHeader('location', `${path}/out`)
    assert.equal(
      flashed(response).notice?.message,
      '1 player is out. The quarter-finals have changed.'
    )
    await Promise.all([tennis.refresh(), uno.refresh(), woman.refresh()])
    assert.deepEqual([Boolean(tennis.quarterFinals), uno.active, woman.active], [true, false, true])
    const lines = await EntityChange.query().orderBy('id')
    assert.deepEqual(
      lines.map(({ entity, entityId, to, userId }) => [entity, entityId, to, userId]),
      [
        ['tournaments', tennis.id, { quarterFinals: true }, user.id],
        ['default_players', uno.id, { active: false }, user.id],
      ]
    )
    await send('post', '/draw', body)
    assert.lengthOf(await EntityChange.all(), 2)
  })

  test('names who is over when the quarter-finals are over', async ({ client, assert }) => {
    const { tennis, uno, ruiz } = await draw()
    await tennis.merge({ quarterFinals: true }).save()
    await teamOf(ruiz, 5)
    const { send } = await configuring(client, path)
    const body = { tour: 'ATP', players: [uno.id, ruiz.id], quarterFinals: false, preview: true }
    const [first] = (await send('post', '/draw', body)).body().changes
    assert.deepInclude(first, { name: 'Íñigo Ruiz-Gil', most: { from: 5, to: 3 } })
    assert.equal(first.taken.members, 5)
  })

  test('bears odd values, and needs an active tennis edition', async ({ client, assert }) => {
    const { tennis } = await draw()
    const { send, user } = await configuring(client, path)
    for (const body of [{}, { tour: 'ITF' }, { tour: 'ATP' }, { tour: 'ATP', players: 'x' }])
      assert.isNotEmpty(Object.keys(flashed(await send('post', '/draw', body)).errors))
    const odd = { tour: 'ATP', list: '\u0000((((\n😀'.repeat(3), preview: true }
    assert.isBelow((await send('post', '/draw', odd)).status(), 500)
    await tennis.merge({ active: false }).save()
    const page = await client.get(`${path}/draw`).loginAs(user).redirects(0)
    page.assertHeader('location', path)
  })
})
