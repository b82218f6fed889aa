import { test } from '@japa/runner'
import { listed, requests } from '#tests/helpers/lists'
import { emptyWorld } from '#tests/helpers/world'

test.group('The list of requests', (group) => {
  emptyWorld(group)

  test('the list of requests shows the newest first', async ({ client, assert }) => {
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

  test('the list of requests can be sorted by {sort} {direction}')
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

  test('the list of requests can be filtered by state, category or both', async ({
    client,
    assert,
  }) => {
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

  test('the pages of the list keep the filters and leave out empty ones', async ({
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
})
