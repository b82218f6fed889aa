import { test } from '@japa/runner'
import BulkChange from '#models/bulk_change'
import { desk } from '#tests/helpers/changes'
import { emptyWorld } from '#tests/helpers/world'

const half = '\ud800'

const values: [string, unknown][] = [
  ['nothing', {}],
  ['an unknown field', { state: 'approved' }],
  ['only inherited fields', JSON.parse('{"__proto__": {"color": "#aa0000"}}')],
  ['a constructor', { constructor: 'x', toString: 'y', hasOwnProperty: 1 }],
  ['a list', ['color']],
  ['a word', 'color'],
  ['NUL in a colour', { color: '#aa0000\0' }],
  ['half a character in a colour', { color: half }],
  ['an object as a colour', { color: { a: 1 } }],
  ['a list as a colour', { color: ['#aa0000'] }],
  ['NUL in a category', { category: 'photo\0' }],
  ['an object as a category', { category: { toString: 'photo' } }],
  ['an empty category', { category: null }],
  ['NUL in a permission', { idPermission: '1\0' }],
  ['a permission that is too large', { idPermission: 99999999999999 }],
  ['an object as a permission', { idPermission: { id: 1 } }],
  ['a list of permissions', { idPermission: [1] }],
  ['NUL in a restaurant', { restaurants: ['1\0'] }],
  ['objects as restaurants', { restaurants: [{ id: 1 }] }],
  ['nested restaurants', { restaurants: [[1]] }],
  ['an unknown restaurant', { restaurants: ['987654'] }],
  ['a word as a user', { assignedTo: 'ana\0' }],
  ['an object as a user', { assignedTo: { id: 1 } }],
  ['a fractional user', { assignedTo: 1.5 }],
]

test.group('Values of a bulk change', (group) => {
  emptyWorld(group)

  test('{0} is refused at the field, and nothing is changed')
    .with(values)
    .run(async ({ client, assert }, [, set]) => {
      const { post, ids } = await desk(client, 1)
      for (const preview of [true, false]) {
        const answer = await post('mform/press/changes', { ids, set, preview }).header(
          'accept',
          'application/json'
        )
        answer.assertStatus(422)
        const [{ field, message }] = answer.body().errors
        assert.isString(field)
        assert.isNotEmpty(message)
      }
      assert.isEmpty(await BulkChange.all())
    })
})
