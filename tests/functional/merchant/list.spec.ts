import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { admin, emptyWorld, openTournaments } from '#tests/helpers/world'

/** The list as staff see it: its props, and the surnames in its rows. */
async function listed(client: ApiClient, query: Record<string, unknown> = {}) {
  const user = await admin()
  const response = await client
    .get('/merchant/mform/press')
    .qs(query as any)
    .loginAs(user)
    .withInertia()
  const props = response.inertiaProps as any
  return { props, pager: props.forms, names: props.forms?.data.map((row: any) => row.lastName) }
}

/** Waiting requests of the tennis edition, one a minute, with these surnames. */
async function requests(surnames: string[], changes: Record<string, unknown>[] = []) {
  const { tennis, golf } = await openTournaments()
  const start = DateTime.utc().minus({ hours: 2 })
  const forms = await FormFactory.merge(
    surnames.map((lastName, index) => ({
      tournamentId: tennis.id,
      name: 'Ana',
      lastName,
      submittedAt: start.plus({ minutes: index }),
      ...changes[index],
    }))
  ).createMany(surnames.length)
  return { tennis, golf, forms }
}

test.group('The list of requests', (group) => {
  emptyWorld(group)

  test('shows the newest first', async ({ client, assert }) => {
    await requests(['Ruiz', 'Alba', 'Mora'])
    const { names, props } = await listed(client)
    assert.deepEqual(names, ['Mora', 'Alba', 'Ruiz'])
    assert.deepInclude(props, {
      type: 'press',
      search: '',
      state: '',
      category: '',
      sort: 'submittedAt',
      direction: 'desc',
    })
  })

  test('sorts by {sort} {direction}')
    .with([
      { sort: 'name', direction: 'asc', names: ['Álvarez', 'Nunez', 'Núñez', 'Ñandú', 'Zea'] },
      { sort: 'name', direction: 'desc', names: ['Zea', 'Ñandú', 'Núñez', 'Nunez', 'Álvarez'] },
      {
        sort: 'submittedAt',
        direction: 'asc',
        names: ['Zea', 'Ñandú', 'Núñez', 'Álvarez', 'Nunez'],
      },
      { sort: 'state', direction: 'asc', names: ['Álvarez', 'Ñandú', 'Zea', 'Núñez', 'Nunez'] },
      { sort: 'category', direction: 'desc', names: ['Nunez', 'Álvarez', 'Núñez', 'Ñandú', 'Zea'] },
    ])
    .run(async ({ client, assert }, { sort, direction, names }) => {
      const states = ['waiting', 'rejected', 'waiting', 'approved', 'waiting']
      const categories = ['photo', 'press', 'press', 'press', 'tv_rh']
      await requests(
        ['Zea', 'Ñandú', 'Núñez', 'Álvarez', 'Nunez'],
        states.map((state, index) => ({ state, category: categories[index] }))
      )
      assert.deepEqual((await listed(client, { sort, direction })).names, names)
    })

  test('shows one state, one category, or both', async ({ client, assert }) => {
    await requests(
      ['Ruiz', 'Alba', 'Mora'],
      [{ state: 'approved' }, { state: 'approved', category: 'photo' }, { category: 'photo' }]
    )
    assert.deepEqual((await listed(client, { state: 'approved' })).names, ['Alba', 'Ruiz'])
    assert.deepEqual((await listed(client, { category: 'photo' })).names, ['Mora', 'Alba'])
    const both = await listed(client, { state: 'approved', category: 'photo', search: 'ana' })
    assert.deepEqual(both.names, ['Alba'])
    assert.deepInclude(both.props, { state: 'approved', category: 'photo', search: 'ana' })
  })

  test('goes through its pages, keeping the filters and dropping what is empty', async ({
    client,
    assert,
  }) => {
    await requests(
      Array.from({ length: 120 }, (_, index) => `Ruiz${String(index).padStart(3, '0')}`)
    )
    const first = await listed(client, {
      search: 'ruiz',
      state: '',
      category: '',
      sort: 'name',
      direction: 'asc',
    })
    assert.deepInclude(first.pager, {
      total: 120,
      current_page: 1,
      last_page: 3,
      prev_page_url: null,
    })
    assert.equal(
      first.pager.next_page_url,
      '/merchant/mform/press?search=ruiz&sort=name&direction=asc&page=2'
    )
    assert.deepEqual(
      first.pager.links.map(({ label }: any) => label),
      ['1', '2', '3']
    )
    assert.deepEqual([first.names[0], first.names.length], ['Ruiz000', 50])

    const last = await listed(client, { search: 'ruiz', sort: 'name', direction: 'asc', page: 3 })
    assert.deepEqual([last.names[0], last.names.length], ['Ruiz100', 20])
    assert.isNull(last.pager.next_page_url)
    const beyond = await listed(client, { sort: 'name', direction: 'asc', page: 99 })
    assert.deepInclude(beyond.pager, { current_page: 3 })
  })

  test('shows the active edition, and another when asked', async ({ client, assert }) => {
    const { golf } = await requests(['Ruiz'])
    const past = await TournamentFactory.apply('past').create()
    await FormFactory.merge({ tournamentId: past.id, lastName: 'Antigua' }).create()
    await FormFactory.merge({ tournamentId: golf.id, type: 'gpress', lastName: 'Golfa' }).create()
    assert.deepEqual((await listed(client)).names, ['Ruiz'])
    assert.deepEqual((await listed(client, { tournament: past.id })).names, ['Antigua'])
    const user = await admin()
    const other = await client
      .get(`/merchant/mform/press?tournament=${golf.id}`)
      .loginAs(user)
      .withInertia()
    other.assertStatus(404)
  })

  test('shows no document and no birth date', async ({ client, assert }) => {
    const { forms } = await requests(['Ruiz'])
    const { pager } = await listed(client)
    assert.notInclude(JSON.stringify(pager), forms[0].document!)
    assert.notInclude(JSON.stringify(pager), '1990-03-14')
    assert.notInclude(JSON.stringify(pager), forms[0].cellPhone!)
  })

  test('tells which cards were printed and collected', async ({ client, assert }) => {
    const { forms } = await requests(['Ruiz', 'Alba'])
    await forms[0].related('logs').create({ type: 'print' })
    await forms[1].related('logs').create({ type: 'signature-module' })
    const { pager } = await listed(client)
    assert.deepEqual(
      pager.data.map(({ printed, collected }: any) => [printed, collected]),
      [
        [false, true],
        [true, false],
      ]
    )
  })

  test('leads back to itself whole when its address is wrong: {$self}')
    .with([
      'state=lost',
      'page=0',
      'page=x',
      'sort=document',
      'direction=up',
      'tournament=x',
      'tournament=99999999999',
      'search[]=a',
      'search=%00',
      'category=king',
    ])
    .run(async ({ client, assert }, query) => {
      await requests(['Ruiz'])
      const user = await admin()
      const path = `/merchant/mform/press?${query}`
      const alone = await client.get(path).loginAs(user).redirects(0)
      assert.deepEqual([alone.status(), alone.header('location')], [302, '/merchant/mform/press'])
      const again = await client
        .get(path)
        .loginAs(user)
        .header('referer', `http://127.0.0.1:${process.env.PORT}${path}`)
        .redirects(0)
      assert.deepEqual([again.status(), again.header('location')], [302, '/merchant/mform/press'])
      const json = await client.get(path).loginAs(user).header('accept', 'application/json')
      json.assertStatus(422)
    })
})
