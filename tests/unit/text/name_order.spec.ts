import { test } from '@japa/runner'
import { byName } from '#text/name_order'

const sorted = (names: string[]) =>
  names
    .map((name, id) => ({ id, name }))
    .toSorted(byName)
    .map(({ name }) => name)

test.group('The order of names', () => {
  test('a name with an accent stands beside the name without it', ({ assert }) => {
    assert.deepEqual(sorted(['Zeta', 'Ágora', 'beta', 'Agata', 'Łódź', 'Lugo', 'Ñu', 'Nora']), [
      ...['Agata', 'Ágora', 'beta', 'Łódź', 'Lugo'],
      ...['Nora', 'Ñu', 'Zeta'],
    ])
  })

  test('people are sorted by their surnames, and people of one name by their number', ({
    assert,
  }) => {
    const people = [
      { id: 3, name: 'Ana', lastName: 'Zúñiga' },
      { id: 2, name: 'Ana', lastName: 'Álvarez' },
      { id: 1, name: 'Ana', lastName: 'Álvarez' },
      { id: 4, name: 'Óscar', lastName: 'Álvarez' },
      { id: 5, name: 'Ñ', lastName: 'Álvarez Gil' },
    ]
    assert.deepEqual(
      people.toSorted(byName).map(({ id }) => id),
      [1, 2, 4, 5, 3]
    )
  })
})
