import { test } from '@japa/runner'
import { areAlike, daysLike, distance } from '#text/likeness'

const named = (written: string) => {
  const [lastName, name] = written.split(', ')
  return { name, lastName }
}

test.group('The distance between words', () => {
  test('the distance between "{one}" and "{other}" is {steps}')
    .with([
      { one: '', other: '', steps: 0 },
      { one: 'ana', other: 'ana', steps: 0 },
      { one: 'ana', other: 'anna', steps: 1 },
      { one: 'anna', other: 'ana', steps: 1 },
      { one: 'perez', other: 'peres', steps: 1 },
      { one: 'garcia', other: 'gacria', steps: 1 },
      { one: 'fernandez', other: 'hernandes', steps: 2 },
      { one: 'kitten', other: 'sitting', steps: 3 },
      { one: 'ab', other: 'wxyz', steps: 4 },
    ])
    .run(({ assert }, { one, other, steps }) => {
      assert.equal(distance(one, other, 4), steps)
      assert.equal(distance(other, one, 4), steps)
    })

  test('a distance is not counted beyond its limit', ({ assert }) => {
    assert.equal(distance('aaaaaaaa', 'bbbbbbbb', 2), 3)
    assert.equal(distance('a', 'abcdef', 2), 3)
  })
})

test.group('Similar names', () => {
  test('"{one}" and "{other}" may be the same person')
    .with([
      { one: 'García López, Ana', other: 'GARCIA LOPEZ, Ána' },
      { one: 'García López, Ana', other: 'Ana, García López' },
      { one: 'García López, Ana', other: 'Gacría López, Ana' },
      { one: 'García López, Ana', other: 'García, Ana' },
      { one: 'Vetado Ejemplo, Pedro', other: 'Vetаdo Ejеmplо, Pеdrо' },
      { one: 'García López, Ana', other: 'Gar\u200bcía Ló\u00adpez, Ana' },
      { one: 'García, Ana', other: 'García López, Ana María' },
      { one: 'de la Cruz, Juan', other: 'Cruz, Juan' },
      { one: 'van der Berg, Tom', other: 'Berg, Tom' },
      { one: "O'Neill, Sean", other: 'ONeill, Séan' },
      { one: 'Fernández, Iñaki', other: 'Fernandes, Inaki' },
      { one: 'Pérez-Gil, Eva', other: 'Perez Gil, Eva' },
    ])
    .run(({ assert }, { one, other }) => {
      assert.isTrue(areAlike(named(one), named(other)))
      assert.isTrue(areAlike(named(other), named(one)))
    })

  test('"{one}" and "{other}" are different people')
    .with([
      { one: 'Gil, Ana', other: 'Gil, Eva' },
      { one: 'García López, Ana', other: 'García López, Luis' },
      { one: 'Li, Xu', other: 'Li, Wu' },
      { one: 'García, Ana', other: 'Gil, Ana' },
      { one: 'Ruiz, Ana', other: 'Pérez, Marta' },
      { one: ', ', other: ', ' },
    ])
    .run(({ assert }, { one, other }) => {
      assert.isFalse(areAlike(named(one), named(other)))
    })
})

test.group('Similar birth dates', () => {
  test('similar days differ in one digit or have day and month swapped', ({ assert }) => {
    const days = daysLike('1990-03-04')
    assert.includeMembers(days, ['1990-03-04', '1990-04-03', '1991-03-04', '1990-03-14'])
    assert.notIncludeMembers(days, ['1991-03-05'])
    assert.lengthOf(new Set(days), days.length)
  })

  test('similar days are only days that exist', ({ assert }) => {
    const days = daysLike('2011-02-28')
    assert.notInclude(days, '2011-02-29')
    assert.notInclude(days, '2011-28-02')
    assert.include(days, '2011-02-18')
  })
})
