import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#models/user'
import { odd } from '#tests/helpers/invalid_values'
import { people } from '#tests/helpers/office'
import { admin, emptyWorld, openTournaments } from '#tests/helpers/world'

async function search(client: ApiClient, q: unknown, user?: User) {
  const reader = user ?? (await admin())
  return client
    .get('/merchant/search')
    .qs({ q } as any)
    .loginAs(reader)
    .header('accept', 'application/json')
}

async function crowd() {
  const { tennis, golf } = await openTournaments()
  const past = await TournamentFactory.apply('past').create()
  const iker = { name: 'Iker', lastName: 'Núñez' }
  await FormFactory.merge({ ...iker, tournamentId: tennis.id, document: '12345678Z' }).create()
  await FormFactory.merge({ ...iker, tournamentId: golf.id, type: 'gpress' }).create()
  await FormFactory.merge({ ...iker, tournamentId: past.id }).create()
  return { tennis, golf, past }
}

test.group('The office search', (group) => {
  emptyWorld(group)

  test('the office search finds requests of every type in the active editions, newest first', async ({
    client,
    assert,
  }) => {
    await crowd()
    const { requests } = (await search(client, 'nunez')).body()
    assert.deepEqual(
      requests.map(({ type }: any) => type),
      ['gpress', 'press']
    )
    const [golf] = requests
    assert.deepInclude(golf, { name: 'Iker Núñez', company: 'Diario', state: 'waiting' })
    assert.equal(golf.url, `/merchant/mform/gpress/${golf.id}`)
  })

  test('the office search finds a document, a reference and an outlet and shows no document', async ({
    client,
    assert,
  }) => {
    await crowd()
    const byDocument = await search(client, '12345678-Z')
    assert.lengthOf(byDocument.body().requests, 1)
    assert.notInclude(byDocument.text(), '12345678Z')
    const [{ idForm }] = byDocument.body().requests
    assert.lengthOf((await search(client, idForm.toLowerCase())).body().requests, 1)
    assert.lengthOf((await search(client, 'diario')).body().requests, 2)
    assert.lengthOf((await search(client, 'ik')).body().requests, 2)
  })

  test('the office search shows those first whose name begins like it', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const names = [
      ...[['Ana', 'Gil'] as const, ['Eva', 'Ñañez'] as const, ['Eva', 'Anaya'] as const],
      ...[['Eva', 'Cabañas'] as const, ['Eva', 'Arnáez'] as const],
    ]
    for (const [name, lastName] of names)
      await FormFactory.merge({ tournamentId: tennis.id, name, lastName }).create()
    const found = async (q: string) =>
      (await search(client, q)).body().requests.map(({ name }: { name: string }) => name)
    assert.deepEqual(await found('ana'), ['Eva Anaya', 'Ana Gil', 'Eva Cabañas'])
    assert.deepEqual(await found('nañ'), ['Eva Ñañez'])
  })

  test('the office search shows at most eight requests, says how many match, and leads to their lists', async ({
    client,
    assert,
  }) => {
    const { tennis } = await crowd()
    await FormFactory.merge({ tournamentId: tennis.id, name: 'Iker' }).createMany(12)
    const { requests, total, lists } = (await search(client, 'iker')).body()
    assert.lengthOf(requests, 8)
    assert.equal(total, 14)
    assert.deepEqual(
      lists.map(({ count, url }: any) => [count, url]),
      [
        [13, '/merchant/mform/press?search=iker'],
        [1, '/merchant/mform/gpress?search=iker'],
      ]
    )
    const user = await admin()
    for (const { count, url } of lists) {
      const list = await client.get(url).loginAs(user).withInertia()
      assert.equal((list.inertiaProps as any).forms.total, count)
    }
  })

  test('the office search names no list if it shows all requests that match', async ({
    client,
    assert,
  }) => {
    await crowd()
    const { requests, total, lists } = (await search(client, 'nunez')).body()
    assert.deepEqual([requests.length, total, lists], [2, 2, []])
  })

  test('the office search counts only what its reader sees', async ({ client, assert }) => {
    const { tennis } = await crowd()
    await FormFactory.merge({ tournamentId: tennis.id, name: 'Iker' }).createMany(12)
    const user = await UserFactory.merge({ formTypes: ['press'] }).create()
    const { total, lists } = (await search(client, 'iker', user)).body()
    assert.deepEqual([total, lists.length], [13, 1])
  })

  test('the office search finds only the form types of its reader', async ({ client, assert }) => {
    await crowd()
    const user = await UserFactory.merge({ formTypes: ['press'] }).create()
    const found = (await search(client, 'nunez', user)).body()
    assert.deepEqual(
      found.requests.map(({ type }: any) => type),
      ['press']
    )
    const { pages } = (await search(client, '', user)).body()
    const urls = pages.map(({ url }: any) => url)
    assert.include(urls, '/merchant/mform/press')
    assert.notInclude(urls, '/merchant/mform/gpress')
    assert.notInclude(urls, '/merchant/ballboys')
    assert.notInclude(urls, '/merchant/config/blacklist')
  })

  test('the office search finds pages by their words, and each of them opens', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const user = await people.admin()
    const { pages } = (await search(client, 'personas vetadas', user)).body()
    assert.deepEqual(pages, [{ title: 'Personas vetadas', url: '/merchant/config/blacklist' }])
    const all = (await search(client, '', user)).body().pages
    for (const { url, title } of all) {
      const response = await client.get(url).loginAs(user).withInertia()
      assert.equal(response.status(), 200, title)
    }
  })

  test('the office search leads administrators to all that is kept about a person, in every edition', async ({
    client,
    assert,
  }) => {
    const { tennis, past } = await crowd()
    const ana = { name: 'Ana', lastName: 'Lima', document: 'X1234567L' }
    await FormFactory.merge({ ...ana, tournamentId: past.id }).create()
    const newest = await FormFactory.merge({ ...ana, tournamentId: tennis.id }).create()
    const { people: found } = (await search(client, 'lima')).body()
    const url = `/merchant/people/${newest.id}`
    assert.deepEqual(found, [{ name: 'Ana Lima', requests: 2, url }])
    const page = await client
      .get(url)
      .loginAs(await people.admin())
      .withInertia()
    assert.lengthOf((page.inertiaProps as any).requests, 2)
  })

  test('a person with many requests does not hide others of the same name', async ({
    client,
    assert,
  }) => {
    const { tennis, past } = await crowd()
    const lima = { lastName: 'Lima', tournamentId: past.id }
    await FormFactory.merge({ ...lima, name: 'Eva' }).create()
    const ana = { ...lima, name: 'Ana', document: 'X1234567L' }
    for (const type of ['accreditation', 'volunteer', 'line', 'ballboy'])
      await FormFactory.merge({ ...ana, type }).create()
    await FormFactory.merge({ ...ana, tournamentId: tennis.id }).create()
    const { people: found } = (await search(client, 'lima')).body()
    assert.deepEqual(
      found.map(({ name, requests }: any) => [name, requests]),
      [
        ['Ana Lima', 5],
        ['Eva Lima', 1],
      ]
    )
  })

  test('the office search names no people to those who may not read all that is kept', async ({
    client,
    assert,
  }) => {
    const { tennis, golf } = await crowd()
    const both = { lastName: 'Lima', document: 'X1234567L' }
    await FormFactory.merge({ ...both, tournamentId: tennis.id }).create()
    await FormFactory.merge({ ...both, tournamentId: golf.id, type: 'gpress' }).create()
    const limited = await UserFactory.apply('admin')
      .merge({ formTypes: ['press'] })
      .create()
    for (const reader of [await people.reviewer(), await people.viewer(), limited]) {
      const found = (await search(client, 'lima', reader)).body()
      assert.isNotEmpty(found.requests)
      assert.deepEqual(found.people, [])
    }
  })

  test('an invalid search never causes an internal error', async ({ client, assert }) => {
    await crowd()
    for (const q of odd) assert.isBelow((await search(client, q)).status(), 500, JSON.stringify(q))
  })
})
