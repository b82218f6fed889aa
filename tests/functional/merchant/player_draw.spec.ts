import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { insertMany, sqlNow } from '#sql/bulk'
import { SHORT_LIST } from '#models/default_player'
import EntityChange from '#models/entity_change'
import { matchPlayers } from '#players/name_matching'
import type Tournament from '#models/tournament'
import { configuring } from '#tests/helpers/configuration_page'
import { linkOf, memberOf, teamOf } from '#tests/helpers/teams'
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

test.group('A pasted list of players', (group) => {
  emptyWorld(group)

  test('a pasted list finds players by number or by name in either order and reports the rest', async ({
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
    const read = matchPlayers(list, [uno, ruiz, ana])
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

  test('the preview of a pasted list shows who stays or leaves before anything is changed', async ({
    client,
    assert,
  }) => {
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

/** A number of players of a tour without a draw or a team. */
async function archive(tennis: Tournament, count: number) {
  const now = sqlNow(db.connection())
  const row = { tournamentId: tennis.id, tour: 'ATP', name: 'Ana', active: false }
  const kept = { searchText: '', foldedName: '', createdAt: now, updatedAt: now }
  const crowd = Array.from({ length: count }, (_, at) => ({ ...row, ...kept, lastName: `N${at}` }))
  await insertMany(db.connection(), 'default_players', crowd)
}

test.group('The draw', (group) => {
  emptyWorld(group)

  test('reaching the quarter-finals gives a player two more places', async ({ client, assert }) => {
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

  test('the end of the quarter-finals names the players over their places', async ({
    client,
    assert,
  }) => {
    const { tennis, uno, ruiz } = await draw()
    await tennis.merge({ quarterFinals: true }).save()
    await teamOf(ruiz, 5)
    const { send } = await configuring(client, path)
    const body = { tour: 'ATP', players: [uno.id, ruiz.id], quarterFinals: false, preview: true }
    const [first] = (await send('post', '/draw', body)).body().changes
    assert.deepInclude(first, { name: 'Íñigo Ruiz-Gil', most: { from: 5, to: 3 } })
    assert.equal(first.taken.members, 5)
  })

  test('the draw of a large list shows only players in the draw or with a team', async ({
    client,
    assert,
  }) => {
    const { tennis, uno, ruiz, ana } = await draw()
    for (const player of [uno, ruiz, ana]) await player.merge({ draw: 'main' }).save()
    await archive(tennis, SHORT_LIST)
    const other = await playerOf(tennis, { lastName: 'Nadie' })
    const late = await playerOf(tennis, { lastName: 'Tarde', active: false })
    const hosting = await playerOf(tennis, { lastName: 'Casa' })
    await memberOf(hosting, { state: 'rejected' })
    const { open, send } = await configuring(client, path)
    const { players, others } = await open('/draw')
    assert.sameMembers(
      players.map(({ id }: any) => id),
      [uno.id, ruiz.id, ana.id, hosting.id]
    )
    assert.equal(others, SHORT_LIST + 2)
    const body = { tour: 'ATP', list: 'Ruiz-Gil', listed: 'out' }
    const { players: staying } = (await send('post', '/draw', { ...body, preview: true })).body()
    assert.sameMembers(staying, [uno.id, ana.id, hosting.id])
    await send('post', '/draw', { tour: 'ATP', list: 'Íñigo Ruiz-Gil\nEjemplo Tarde' })
    const standing = await Promise.all(
      [uno, ruiz, hosting, other, late].map((one) => one.refresh())
    )
    assert.deepEqual(
      standing.map(({ active }) => active),
      [false, true, false, true, true]
    )
  })

  test('the draw does not change players that other users edited in the meantime', async ({
    client,
    assert,
  }) => {
    const { uno, ruiz, ana } = await draw()
    const { open, send } = await configuring(client, path)
    const { players } = await open('/draw')
    const before = players.filter(({ active }: any) => active).map(({ id }: any) => id)
    assert.sameMembers(before, [uno.id, ruiz.id])
    await uno.merge({ active: false }).save()
    await send('post', '/draw', { tour: 'ATP', before, players: [uno.id, ana.id] })
    const standing = await Promise.all([uno, ruiz, ana].map((one) => one.refresh()))
    assert.deepEqual(
      standing.map(({ active }) => active),
      [false, false, true]
    )
  })

  test('a draw from a list without any known player is refused', async ({ client, assert }) => {
    const { uno, ruiz } = await draw()
    const { send } = await configuring(client, path, 'en')
    for (const listed of ['in', 'out'])
      for (const list of ['Nadie\nNobody', 'Ruiz', '[1]'])
        assert.deepEqual(
          flashed(await send('post', '/draw', { tour: 'ATP', list, listed })).errors,
          {
            list: [
              'No line of the list is a player of this tour, so nobody was marked. Write one name or tour number a line.',
            ],
          }
        )
    const { lines } = (
      await send('post', '/draw', { tour: 'ATP', list: 'Ruiz', preview: true })
    ).body()
    assert.lengthOf(lines[0].players, 2)
    assert.deepEqual([(await uno.refresh()).active, (await ruiz.refresh()).active], [true, true])
  })

  test('the draw of a tour can have more players than an SQL statement has parameters', async ({
    client,
    assert,
  }) => {
    const { tennis, uno, ruiz, ana } = await draw()
    const member = await memberOf(uno, { state: 'approved' })
    const link = await linkOf(member)
    for (const player of [uno, ruiz, ana]) await player.merge({ draw: 'main' }).save()
    await archive(tennis, 33_000)
    const { open, send } = await configuring(client, path)
    const { players, others } = await open('/draw')
    assert.deepEqual([players.length, others], [3, 33_000])
    await send('post', '/draw', { tour: 'ATP', list: 'A002\nAna N32999' })
    assert.deepEqual([(await uno.refresh()).active, (await ruiz.refresh()).active], [false, true])
    const out = await open('/out')
    assert.deepEqual([out.total, out.players[0].id], [1, uno.id])
    const body = { people: [member.id], links: [link.id], day: '2024-04-24' }
    await send('post', '/out', body)
    assert.equal((await link.refresh()).state, 'revoked')
  })

  test('invalid values of the draw are errors, and the draw needs an active tennis edition', async ({
    client,
    assert,
  }) => {
    const { tennis } = await draw()
    const { send, user } = await configuring(client, path)
    for (const body of [
      {},
      { tour: 'ITF' },
      { tour: 'ATP' },
      { tour: 'ATP', list: '. ' },
      { tour: 'ATP', players: 'x' },
    ])
      assert.isNotEmpty(Object.keys(flashed(await send('post', '/draw', body)).errors))
    const odd = { tour: 'ATP', list: '\u0000((((\n😀'.repeat(3), preview: true }
    assert.isBelow((await send('post', '/draw', odd)).status(), 500)
    await tennis.merge({ active: false }).save()
    const page = await client.get(`${path}/draw`).loginAs(user).redirects(0)
    page.assertHeader('location', path)
  })
})
