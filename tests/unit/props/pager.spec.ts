import { test } from '@japa/runner'
import { pager } from '#props/pager'

const labels = (currentPage: number, lastPage: number) =>
  pager('/list', {}, { total: 0, currentPage, lastPage }).links.map(({ label }) => label)

test.group('The pager', () => {
  test('on page {current} of {last}, the pager shows {shown}')
    .with([
      { current: 1, last: 1, shown: '1' },
      { current: 1, last: 3, shown: '1 2 3' },
      { current: 1, last: 9, shown: '1 2 3 … 9' },
      { current: 5, last: 9, shown: '1 … 3 4 5 6 7 … 9' },
      { current: 9, last: 9, shown: '1 … 7 8 9' },
      { current: 4, last: 4, shown: '1 2 3 4' },
    ])
    .run(({ assert }, { current, last, shown }) => {
      assert.equal(labels(current, last).join(' '), shown)
    })

  test('the addresses of the pager keep the filters and leave out empty ones', ({ assert }) => {
    const query = { search: 'ñu & co', state: 'waiting', category: '', sort: null, page: 2 }
    const {
      links,
      next_page_url: next,
      prev_page_url: previous,
    } = pager('/list', query, {
      total: 120,
      currentPage: 2,
      lastPage: 3,
    })
    assert.equal(previous, '/list?search=%C3%B1u+%26+co&state=waiting')
    assert.equal(next, '/list?search=%C3%B1u+%26+co&state=waiting&page=3')
    assert.deepEqual(
      links.map(({ active }) => active),
      [false, true, false]
    )
  })

  test('the pager has no link before the first page or after the last', ({ assert }) => {
    const only = pager('/list', {}, { total: 3, currentPage: 1, lastPage: 1 })
    assert.isNull(only.next_page_url)
    assert.isNull(only.prev_page_url)
    assert.deepInclude(only, { total: 3, current_page: 1, last_page: 1 })
    assert.deepEqual(only.links, [{ url: '/list', label: '1', active: true }])
    const gap = pager('/list', {}, { total: 900, currentPage: 9, lastPage: 18 }).links[1]
    assert.deepEqual(gap, { url: null, label: '…', active: false })
  })
})
