import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import Form from '#models/form'
import { guest, member, problemsOf, sendMember, somebody } from '#tests/helpers/players'
import { linkOf, teamOf } from '#tests/helpers/teams'
import { emptyWorld, openTournaments, playerOf, reviewer } from '#tests/helpers/world'

/** A British player in the quarter-finals with a number of members. */
async function reached(members: number) {
  const { tennis } = await openTournaments()
  await tennis.merge({ quarterFinals: true }).save()
  const player = await playerOf(tennis, { lastName: 'Two', nationality: 'GB' })
  return { tennis, player, team: await teamOf(player, members) }
}

const places = async (client: ApiClient, player: { id: number }) =>
  (
    (
      await client
        .get('/forms/jugadores')
        .qs({ player: String(player.id) })
        .withInertia()
    ).inertiaProps as any
  ).options.players[0]

test.group('Places after the quarter-finals', (group) => {
  emptyWorld(group)

  test('after the quarter-finals, a refused member is not approved again beyond the three places', async ({
    client,
    assert,
  }) => {
    const { tennis, player, team } = await reached(5)
    const by = await reviewer()
    await team[4].moveTo('rejected', { by })
    await team[4].moveTo('approved', { by })
    await team[4].moveTo('rejected', { by })
    await tennis.merge({ quarterFinals: false }).save()
    await assert.rejects(() => team[4].moveTo('approved', { by }), 'noPlaceLeft')
    const { most, left } = await places(client, player)
    assert.deepEqual([most.members, left.members], [3, 0])
    assert.lengthOf(await Form.query().whereNot('state', 'rejected'), 4)
  })

  test('a refused member of an eliminated player is not approved again', async ({ assert }) => {
    const { player, team } = await reached(4)
    const by = await reviewer()
    await team[3].moveTo('rejected', { by })
    await player.merge({ active: false }).save()
    await assert.rejects(() => team[3].moveTo('approved', { by }), 'noPlaceLeft')
    await player.merge({ active: true }).save()
    await team[3].moveTo('approved', { by })
  })

  test('after the quarter-finals, an open link admits a guest for one day but not for all days', async ({
    client,
    assert,
  }) => {
    const { tennis, player, team } = await reached(4)
    const { pathname, search } = new URL((await linkOf(team[0])).url)
    await tennis.merge({ quarterFinals: false }).save()
    const answers = (validity: string) => ({
      ...{ ...somebody(), acceptPrivacy: 'true' },
      ...{ 'detail[type]': 'Guest1', 'detail[validity]': validity, 'detail[day]': '2024-04-24' },
    })
    const send = (validity: string) =>
      sendMember(client, answers(validity), { path: pathname + search })
    assert.deepEqual(problemsOf(await send('full')), ['detail.type places.members'])
    assert.isEmpty(problemsOf(await send('day')))
    assert.equal((await places(client, player)).left.guests, 2)
  })

  test('a member who brings a guest for all days needs two places', async ({ client, assert }) => {
    const { tennis, player } = await reached(3)
    const both = () => sendMember(client, { ...member(player), ...guest(1) })
    assert.isEmpty(problemsOf(await both()))
    assert.deepEqual(problemsOf(await both()), ['detail.player places.members'])
    await tennis.merge({ quarterFinals: false }).save()
    assert.deepEqual(problemsOf(await sendMember(client, member(player))), [
      'detail.player places.members',
    ])
  })
})
