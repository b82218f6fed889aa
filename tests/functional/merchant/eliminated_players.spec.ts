import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import BulkChange from '#models/bulk_change'
import FormLog from '#models/form_log'
import LedgerEntry from '#models/ledger_entry'
import { atNoon } from '#tests/helpers/clock'
import { configuring } from '#tests/helpers/configuration_page'
import { linkOf, memberOf, teamOf } from '#tests/helpers/teams'
import { emptyWorld, flashed, openTournaments, playerOf } from '#tests/helpers/world'

const path = '/merchant/config/defaultPlayer'
const inDays = (days: number) => DateTime.now().setZone('Europe/Madrid').plus({ days }).toISODate()!

/** An eliminated player with four members, one of them waiting, and an open link. */
async function out() {
  const { tennis } = await openTournaments()
  await tennis.merge({ startsOn: inDays(-5), endsOn: inDays(9) }).save()
  const player = tennis.$extras.player
  const team = await teamOf(player, 3, { state: 'approved', credits: 4 })
  const waiting = await memberOf(player)
  const link = await linkOf(team[0], 'gala@example.com')
  await player.merge({ active: false }).save()
  return { tennis, player, team, waiting, link, ids: team.map(({ id }) => id) }
}

test.group("The rights of an eliminated player's team", (group) => {
  emptyWorld(group)
  atNoon(group)

  test('the page of eliminated players shows everybody affected and who is eliminated', async ({
    client,
    assert,
  }) => {
    const { tennis, player, waiting, link } = await out()
    const still = await playerOf(tennis, { lastName: 'Sigue' })
    await memberOf(still)
    await playerOf(tennis, { lastName: 'Solo', active: false })
    const { open } = await configuring(client, path)
    const { players, total } = await open('/out')
    assert.equal(total, 1)
    assert.deepInclude(players[0], { id: player.id, name: 'Ejemplo Uno' })
    assert.deepEqual([players[0].taken.members, players[0].most.members], [4, 3])
    assert.deepEqual(
      players[0].team.map(({ state, over }: any) => [state, over]),
      [
        ['approved', false],
        ['approved', false],
        ['approved', false],
        ['waiting', true],
      ]
    )
    assert.equal(players[0].team[3].id, waiting.id)
    assert.deepEqual(players[0].links[0].id, link.id)
    assert.isEmpty((await open(`/out?player=${still.id}`)).players)
  })

  test('closing a team removes rights, meals and links in one bulk change and rejects nobody', async ({
    client,
    assert,
  }) => {
    const { ids, team, waiting, link } = await out()
    const { user, send } = await configuring(client, path, 'en')
    const body = { people: [...ids, waiting.id], links: [link.id], day: inDays(1), meals: true }
    const preview = (await send('post', '/out', { ...body, preview: true })).body()
    assert.deepEqual(preview, { ended: 4, meals: 3, links: 1, spared: 0, restricted: 0 })
    assert.isNull((await team[0].refresh()).endPermission)

    const response = await send('post', '/out', body)
    assert.equal(flashed(response).notice?.message, '4 requests closed and 1 link revoked.')
    for (const form of team) {
      await form.refresh()
      assert.deepEqual([form.state, form.endPermission, form.credits], ['approved', inDays(1), 0])
    }
    await waiting.refresh()
    assert.deepEqual([waiting.state, waiting.endPermission], ['waiting', inDays(1)])
    assert.equal((await link.refresh()).state, 'revoked')
    assert.lengthOf(await LedgerEntry.all(), 3)
    const bulkChange = await BulkChange.firstOrFail()
    assert.deepEqual([bulkChange.kind, bulkChange.changed, bulkChange.links], ['out', 4, 1])

    const undone = await client
      .post(`/merchant/mform/changes/${bulkChange.id}/undo`)
      .loginAs(user)
      .withSession({ locale: 'en' })
      .withCsrfToken()
      .redirects(0)
    assert.include(flashed(undone).notice?.message, '1 guest link is open again')
    await team[0].refresh()
    assert.deepEqual([team[0].endPermission, team[0].credits], [null, 4])
    assert.equal((await link.refresh()).state, 'open')
    const logs = await FormLog.query().where('type', 'guest-link').orderBy('id')
    assert.deepEqual(
      logs.map(({ to }) => to),
      [{ revoked: true }, { reopened: true }]
    )
  })

  test('only the links of a team can be closed, and undoing is refused when the places are taken', async ({
    client,
    assert,
  }) => {
    const { team, link } = await out()
    const { user, send } = await configuring(client, path)
    await send('post', '/out', { links: [link.id], day: inDays(0) })
    assert.equal((await link.refresh()).state, 'revoked')
    const bulkChange = await BulkChange.firstOrFail()
    assert.deepEqual([bulkChange.state, bulkChange.total], ['done', 0])
    for (let count = 0; count < 3; count++) await linkOf(team[1])
    await assert.rejects(() => bulkChange.undo(user), 'nothingToUndo')
    assert.equal((await link.refresh()).state, 'revoked')
  })

  test('closing a team does not change day passes that end before the closing day', async ({
    client,
    assert,
  }) => {
    const { player } = await out()
    const pass = (days: number) => ({ validity: 'day', day: inDays(days) })
    const sooner = await memberOf(player, { state: 'approved', detail: pass(1) })
    const later = await memberOf(player, { state: 'approved', detail: pass(4) })
    const { send } = await configuring(client, path)
    const body = { people: [sooner.id, later.id], day: inDays(2) }
    const preview = (await send('post', '/out', { ...body, preview: true })).body()
    assert.deepEqual(preview, { ended: 1, meals: 0, links: 0, spared: 1, restricted: 0 })
    await send('post', '/out', body)
    assert.isNull((await sooner.refresh()).endPermission)
    assert.equal((await later.refresh()).endPermission, inDays(2))
  })

  test('closing a team leaves out people whose data is restricted, and says how many', async ({
    client,
    assert,
  }) => {
    const { ids, team } = await out()
    await team[0].merge({ restrictedAt: DateTime.now() }).save()
    const { send } = await configuring(client, path)
    const body = { people: ids, day: inDays(1), meals: true }
    const preview = (await send('post', '/out', { ...body, preview: true })).body()
    assert.deepEqual(preview, { ended: 2, meals: 2, links: 0, spared: 0, restricted: 1 })
    await send('post', '/out', body)
    await team[0].refresh()
    assert.deepEqual([team[0].endPermission, team[0].credits], [null, 4])
    assert.equal((await team[1].refresh()).endPermission, inDays(1))
  })

  test('closing a team does not affect other teams', async ({ client, assert }) => {
    const { tennis, player, ids, link } = await out()
    const still = await playerOf(tennis, { lastName: 'Sigue' })
    const safe = await memberOf(still, { state: 'approved' })
    const theirs = await linkOf(safe)
    const { send } = await configuring(client, path)
    const day = inDays(0)
    for (const body of [
      { people: [ids[0], safe.id], day },
      { people: ids, links: [link.id, theirs.id], day },
      { people: [999_999], day },
    ])
      assert.deepEqual(Object.keys(flashed(await send('post', '/out', body)).errors), ['people'])
    for (const body of [{}, { people: ids, day: 'x' }, { people: 'x', day }])
      assert.isNotEmpty(Object.keys(flashed(await send('post', '/out', body)).errors))
    await player.merge({ active: true }).save()
    await send('post', '/out', { people: ids, day })
    assert.lengthOf(await BulkChange.all(), 0)
  })

  test('a user sees and closes only requests of their own form types', async ({
    client,
    assert,
  }) => {
    const { player, ids, team, link } = await out()
    const guest = await memberOf(player, { type: 'guest', category: 'guest', state: 'approved' })
    const { user, open, send } = await configuring(client, path)
    await user.merge({ formTypes: ['guest'] }).save()
    const { players } = await open('/out')
    assert.deepEqual([players[0].team.map(({ id }: any) => id), players[0].links], [[guest.id], []])
    assert.equal(players[0].taken.members, 5)

    const day = inDays(1)
    for (const body of [{ people: [guest.id, ids[0]] }, { links: [link.id] }])
      for (const preview of [true, undefined])
        (await send('post', '/out', { ...body, day, preview })).assertStatus(403)
    assert.isNull((await team[0].refresh()).endPermission)
    assert.equal((await link.refresh()).state, 'open')
    await send('post', '/out', { people: [guest.id], day })
    assert.equal((await guest.refresh()).endPermission, day)

    await user.merge({ formTypes: ['press'] }).save()
    assert.equal((await open('/out')).total, 0)
    const [only] = (await open(`/out?player=${player.id}`)).players
    assert.deepEqual([only.id, only.team, only.links], [player.id, [], []])
  })
})
