import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { UserFactory } from '#database/factories/user_factory'
import { ballboyOf } from '#tests/helpers/ballboys'
import { propsOf } from '#tests/helpers/office_props'
import { people } from '#tests/helpers/office'
import { emptyWorld, openTournaments, playerOf } from '#tests/helpers/world'

const paths = ['ballboys', 'tutors', 'guests', 'invited-by'].map((name) => `/merchant/${name}`)

const carmen = { name: 'Carmen', document: '20000000K' }

/** A team member with a guest and a reserved place. */
async function team() {
  const { tennis } = await openTournaments()
  const player = await playerOf(tennis)
  const detail = { type: 'Coach', validity: 'full', playerName: 'Ejemplo Uno' }
  const shared = { tournamentId: tennis.id, player: player.id }
  const host = await FormFactory.merge({
    ...shared,
    type: 'player',
    lastName: 'Anfitriona',
    detail: { ...detail, tour: 'ATP' },
  }).create()
  const guest = { ...shared, type: 'guest', category: 'guest' as const, idParent: host.id }
  await FormFactory.merge({
    ...guest,
    lastName: 'Invitada',
    detail: { ...detail, type: 'Guest', validity: 'day', day: '2024-04-23' },
  }).create()
  await FormFactory.merge({
    ...guest,
    lastName: 'Plaza',
    reserved: true,
    detail: { ...detail, type: 'Guest1' },
  }).create()
  return { tennis, host }
}

test.group('The lists of coordinators', (group) => {
  emptyWorld(group)

  test('the list of ball kids shows age, sizes, licence and tutor', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    await ballboyOf(tennis, 'Zoe', carmen, { state: 'approved' })
    await ballboyOf(tennis, 'Ana', carmen)
    const { ballboys, opens } = await propsOf(client, '/merchant/ballboys')
    assert.isTrue(opens)
    assert.deepEqual(
      ballboys.data.map(({ name }: any) => name),
      ['Ana Gil', 'Zoe Gil']
    )
    assert.deepInclude(ballboys.data[0], {
      license: 'MAD123',
      licenseValid: true,
      pant: 'M',
      shoes: '38',
      tutor: 'Carmen Gil',
      tutorPhones: ['+34600111222'],
    })
    assert.isAbove(ballboys.data[0].age, 10)
    const approved = await propsOf(client, '/merchant/ballboys', { state: 'approved' })
    assert.equal(approved.ballboys.total, 1)
    assert.equal((await propsOf(client, '/merchant/ballboys', { search: 'zo' })).ballboys.total, 1)
  })

  test('the list of tutors shows each tutor once with their kids', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    await ballboyOf(tennis, 'Zoe', carmen)
    await ballboyOf(tennis, 'Ana', { name: 'Mª Carmen', document: '20.000.000-k' })
    await ballboyOf(tennis, 'Leo', { name: 'Carmen', document: '30000000B' })
    const { tutors } = await propsOf(client, '/merchant/tutors')
    assert.equal(tutors.total, 2)
    assert.deepEqual(
      tutors.data.map(({ tutor, kids }: any) => [tutor, kids.map(({ name }: any) => name)]),
      [
        ['Mª Carmen Gil', ['Ana Gil', 'Zoe Gil']],
        ['Carmen Gil', ['Leo Gil']],
      ]
    )
    assert.equal((await propsOf(client, '/merchant/tutors', { search: 'leo' })).tutors.total, 1)
  })

  test('the list of guests shows their player, host and reserved places', async ({
    client,
    assert,
  }) => {
    const { host } = await team()
    const { guests } = await propsOf(client, '/merchant/guests')
    assert.lengthOf(guests.data, 2)
    const invited = guests.data.find(({ reserved }: any) => !reserved)
    assert.deepInclude(invited, { day: '2024-04-23', playerName: 'Ejemplo Uno' })
    assert.equal(invited.host.id, host.id)
    for (const reserved of ['1', '0'])
      assert.equal((await propsOf(client, '/merchant/guests', { reserved })).guests.total, 1)
    const list = await propsOf(client, '/merchant/mform/guest', { reserved: '1' })
    assert.deepEqual(
      list.forms.data.map(({ lastName }: any) => lastName),
      ['Plaza']
    )
  })

  test('the list of hosts shows hosts with their guests and the remaining places of the player', async ({
    client,
    assert,
  }) => {
    const { tennis, host } = await team()
    await FormFactory.merge({ tournamentId: tennis.id, type: 'player' }).create()
    const { hosts } = await propsOf(client, '/merchant/invited-by')
    assert.equal(hosts.total, 1)
    assert.deepInclude(hosts.data[0], {
      id: host.id,
      playerName: 'Ejemplo Uno',
      brings: 2,
      used: 2,
      left: 1,
    })
    assert.lengthOf(hosts.data[0].guests, 2)
  })

  test('the lists of coordinators contain no document, birth date or photo', async ({
    client,
    assert,
  }) => {
    const { tennis } = await team()
    const image = `portraits/${'0'.repeat(26)}.jpg`
    const { document } = await ballboyOf(tennis, 'Ana', carmen, { image })
    const coordinator = await people.coordinator()
    for (const path of paths) {
      const text = JSON.stringify(await propsOf(client, path, {}, coordinator))
      for (const secret of ['20000000K', document!, '1990-03-14', 'portraits/'])
        assert.notInclude(text, secret, path)
    }
  })

  test('coordinators can open the lists but no request', async ({ client, assert }) => {
    await team()
    const coordinator = await people.coordinator()
    for (const path of paths)
      assert.isFalse((await propsOf(client, path, {}, coordinator)).opens, path)
  })

  test('the lists are closed to restaurants, and searches and outlets also to coordinators', async ({
    client,
    assert,
  }) => {
    await team()
    for (const [person, closed] of [
      ['restaurant', [...paths, '/merchant/search', '/merchant/mform/press/groups']],
      ['coordinator', ['/merchant/search', '/merchant/mform/press/groups']],
    ] as const) {
      const user = await people[person]()
      for (const path of closed) {
        const response = await client.get(path).loginAs(user).withInertia()
        assert.equal(response.status(), 403, `${person} ${path}`)
      }
    }
  })

  test('the list of guests shows the current player after a change', async ({ client, assert }) => {
    const { tennis, host } = await team()
    const other = await playerOf(tennis, { name: 'Otro', lastName: 'Más' })
    await host.revise({ player: other.id }, { by: null })
    const { guests } = await propsOf(client, '/merchant/guests', { search: 'otro mas' })
    assert.deepEqual(
      guests.data.map(({ playerName }: any) => playerName),
      ['Otro Más', 'Otro Más']
    )
    const { groups } = await propsOf(client, '/merchant/mform/guest/groups')
    assert.deepInclude(groups.data, {
      outlet: 'Otro Más',
      total: 2,
      waiting: 2,
      approved: 0,
      rejected: 0,
    })
  })

  test('the lists contain only the form types of their reader', async ({ client, assert }) => {
    await team()
    const user = await UserFactory.merge({ formTypes: ['guest'] }).create()
    const status = async (path: string) =>
      (await client.get(path).loginAs(user).withInertia()).status()
    assert.deepEqual(await Promise.all(paths.map(status)), [403, 403, 200, 403])
    const { guests } = await propsOf(client, '/merchant/guests', {}, user)
    assert.isTrue(guests.data.every(({ host }: any) => host === null))
    const ofPlayers = await UserFactory.merge({ formTypes: ['player'] }).create()
    const { hosts } = await propsOf(client, '/merchant/invited-by', {}, ofPlayers)
    assert.deepEqual([hosts.data[0].guests, hosts.data[0].brings], [[], 2])
  })
})
