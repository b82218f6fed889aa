import { test } from '@japa/runner'
import { inventedName } from '#database/factories/invented_name'
import { areAlike } from '#text/likeness'

const starts = [0, 500_000]
const people = starts.flatMap((start) =>
  Array.from({ length: 2000 }, (_, index) => inventedName(start + index + 1))
)

test.group('The names of invented people', () => {
  test('no two invented people have one address', ({ assert }) => {
    assert.lengthOf(new Set(people.map(({ address }) => address)), people.length)
  })

  test('invented people of one test are never taken for one person', ({ assert }) => {
    for (const [index, one] of people.entries())
      for (const other of people.slice(index + 1, index + 50))
        assert.isFalse(areAlike(one, other), `${one.address} ${other.address}`)
  })
})
