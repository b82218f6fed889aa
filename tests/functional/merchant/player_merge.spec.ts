import { test } from '@japa/runner'
import Card from '#models/card'
import DefaultPlayer from '#models/default_player'
import EntityChange from '#models/entity_change'
import Form from '#models/form'
import { PlayerMerge } from '#players/merge'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { configuring } from '#tests/helpers/configuration_page'
import { decideOn } from '#tests/helpers/decisions'
import { linkOf, memberOf, teamOf } from '#tests/helpers/teams'
import { admin, emptyWorld, flashed, openTournaments, playerOf } from '#tests/helpers/world'

const path = '/merchant/config/defaultPlayer'

/** One player twice: written by hand, and with the tour's number. */
async function twins() {
  const { tennis } = await openTournaments()
  const typed: DefaultPlayer = tennis.$extras.player
  await typed.merge({ rank: 7 }).save()
  const listed = await playerOf(tennis, {
    ...{ name: 'Ejemplo', lastName: 'Uno Gil', nationality: 'GB', playerId: 'A001' },
  })
  return { tennis, typed, listed }
}

test.group('The merge of two rows of one player', (group) => {
  emptyWorld(group)

  test('duplicate players are found by similar names or by a search', async ({
    client,
    assert,
  }) => {
    const { tennis, typed, listed } = await twins()
    await playerOf(tennis, { name: 'Otra', lastName: 'Persona' })
    await playerOf(tennis, { tour: 'WTA', lastName: 'Uno Gil' })
    const { open } = await configuring(client, path)
    const found = async (query = '') =>
      (await open(`/${typed.id}/merge${query}`)).candidates.map(({ lastName }: any) => lastName)
    assert.deepEqual(await found(), ['Uno Gil'])
    assert.deepEqual(await found('?search=otra'), ['Persona'])
    const props = await open(`/${typed.id}/merge?other=${listed.id}`)
    assert.deepInclude(props, { keep: listed.id, take: ['rank'], candidates: [] })
  })

  test('a merged player has the chosen values and the requests and links of both rows', async ({
    client,
    assert,
  }) => {
    const { typed, listed } = await twins()
    const coach = await memberOf(typed)
    const guest = await memberOf(typed, { type: 'guest', category: 'guest', idParent: coach.id })
    const other = await memberOf(listed)
    const link = await linkOf(coach)
    const { user, send } = await configuring(client, path, 'en')
    await decideOn([coach.id], 'approved', user)
    await Card.query().where('formId', coach.id).update({ printHash: 'as it was printed' })
    const body = { other: listed.id, keep: listed.id, take: ['rank', 'nationality'] }
    const asked = await send('post', `/${typed.id}/merge`, { ...body, preview: true })
    assert.deepInclude(asked.body(), {
      moves: { requests: 2, links: 1 },
      taken: { members: 3, dayPasses: 0, guests: 2 },
      most: { members: 3, dayPasses: 6, guests: 3 },
    })
    assert.lengthOf(await DefaultPlayer.all(), 2)

    const response = await send('post', `/${typed.id}/merge`, body)
    response.assertHeader('location', `${path}/${listed.id}/edit`)
    assert.equal(flashed(response).notice?.message, 'Ejemplo Uno Gil is one player now.')
    const [only, ...more] = await DefaultPlayer.all()
    assert.lengthOf(more, 0)
    assert.deepInclude(only.serialize(), {
      ...{ id: listed.id, playerId: 'A001', lastName: 'Uno Gil', rank: 7, nationality: 'ES' },
    })
    for (const { id } of [coach, guest, other]) {
      const form = await Form.findOrFail(id)
      assert.deepEqual([form.player, form.detail.playerName], [listed.id, 'Ejemplo Uno Gil'])
      assert.include(form.searchText, 'uno gil')
    }
    assert.isTrue((await Card.findByOrFail('formId', coach.id)).stale)
    assert.equal((await link.refresh()).state, 'open')
    const changes = await EntityChange.query().orderBy('id')
    assert.deepEqual(
      changes.map(({ type, entityId, userId }) => [type, entityId, userId]),
      [
        ['updated', listed.id, user.id],
        ['deleted', typed.id, user.id],
      ]
    )
    assert.deepInclude(changes[0].to, { rank: 7, merged: 'Ejemplo Uno', requests: 2 })
    assert.deepInclude(changes[1].from, { lastName: 'Uno' })
  })

  test('a merged player can take the number of the deleted row', async ({ client, assert }) => {
    const { typed, listed } = await twins()
    const { send } = await configuring(client, path)
    const body = { other: listed.id, keep: typed.id, take: ['playerId'] }
    await send('post', `/${typed.id}/merge`, body)
    const [only] = await DefaultPlayer.all()
    assert.deepInclude(only.serialize(), { id: typed.id, playerId: 'A001', lastName: 'Uno' })
  })

  test('a merge that exceeds the places of a player is reported and allowed', async ({
    client,
    assert,
  }) => {
    const { typed, listed } = await twins()
    await teamOf(typed, 2)
    await teamOf(listed, 3)
    const { send } = await configuring(client, path)
    const preview = { other: listed.id, preview: true }
    const { taken, most } = (await send('post', `/${typed.id}/merge`, preview)).body()
    assert.deepEqual([taken.members, most.members], [5, 3])
    await send('post', `/${typed.id}/merge`, { other: listed.id })
    assert.lengthOf(await Form.query().where('player', listed.id), 5)
  })

  test('a merge is refused if the row to keep is a third one', async ({ client, assert }) => {
    const { tennis, typed, listed } = await twins()
    const third = await playerOf(tennis, { lastName: 'Tres' })
    const { send } = await configuring(client, path)
    const body = { other: listed.id, keep: third.id }
    assert.property(flashed(await send('post', `/${typed.id}/merge`, body)).errors, 'keep')
    assert.lengthOf(await DefaultPlayer.all(), 3)
  })

  test('a player cannot be merged with the same row, another tour or another edition', async ({
    client,
    assert,
  }) => {
    const { tennis, typed } = await twins()
    const woman = await playerOf(tennis, { tour: 'WTA', lastName: 'Uno' })
    const past = await TournamentFactory.apply('past').create()
    const former = await playerOf(past, { lastName: 'Uno' })
    const { send } = await configuring(client, path)
    for (const other of [typed.id, woman.id, former.id]) {
      const { notice } = flashed(await send('post', `/${typed.id}/merge`, { other }))
      assert.equal(notice?.type, 'error')
    }
    assert.lengthOf(await DefaultPlayer.all(), 4)
    for (const other of [0, -1, 'x', null, {}, 3_000_000_000])
      assert.isBelow((await send('post', `/${typed.id}/merge`, { other })).status(), 500)
  })

  test('a merge that somebody else has already made is refused with a message', async ({
    client,
    assert,
  }) => {
    const { typed, listed } = await twins()
    const user = await admin()
    const [mine, theirs] = [new PlayerMerge(listed, typed), new PlayerMerge(typed, listed)]
    await mine.apply(user)
    await assert.rejects(() => theirs.apply(user), 'mergedMeanwhile')
    const { send } = await configuring(client, path)
    const { notice } = flashed(await send('post', `/${listed.id}/merge`, { other: typed.id }))
    assert.match(notice!.message, /^Otra persona acaba de unir/)
    assert.lengthOf(await DefaultPlayer.all(), 1)
  })
})
