import { test } from '@japa/runner'
import Permission from '#models/permission'

const profile = (flags: object, endsOn: string | null = null) =>
  new Permission().merge({ flags: flags as any, endsOn })

test.group('Permission profiles', () => {
  test('a profile opens the zones of its flags, in the order of the card', ({ assert }) => {
    assert.deepEqual(Permission.zonesOf({ '4': 1, '0': 1, '7': 0, '9': '0', '5': 'TV' }), [
      '0',
      '4',
      '5',
    ])
    assert.deepEqual(Permission.zonesOf({ parking: 1 }), [])
    assert.deepEqual(Permission.zonesOf({}), [])
  })

  test('the flag "all" opens every zone', ({ assert }) => {
    assert.deepEqual(Permission.zonesOf({ all: 1 }).join(''), '0123456789')
    assert.deepEqual(Permission.zonesOf({ 'all': 0, '3': 1 }), ['3'])
  })

  test('the flags of a request override those of its profile', ({ assert }) => {
    const flags = Permission.effective(profile({ '0': 1, '4': 1 }), { '4': 0, '6': 1 })
    assert.deepEqual(Permission.zonesOf(flags), ['0', '6'])
    assert.deepEqual(Permission.effective(null, null), {})
    assert.deepEqual(Permission.effective(profile({ '0': 1 }), null), { '0': 1 })
  })

  test('a request can add every zone to its profile or remove one zone', ({ assert }) => {
    const all = Permission.effective(profile({ '0': 1, '4': 0 }), { all: 1 })
    assert.equal(Permission.zonesOf(all).join(''), '0123456789')
    const allButOne = Permission.effective(profile({ all: 1 }), { '2': 0 })
    assert.equal(Permission.zonesOf(allButOne).join(''), '013456789')
  })

  test('a request stores only its differences from the profile', ({ assert }) => {
    const of = (flags: object, given: any) => Permission.overridesOf(profile(flags), given)
    assert.deepEqual(of({ '0': 1, '4': 1 }, { '0': 1, '4': 0, '6': 1 }), { '4': 0, '6': 1 })
    assert.isNull(of({ '0': 1 }, { '0': 1, '4': 0 }))
    assert.isNull(of({ parking: 'P1' }, { parking: 'P1' }))
    assert.deepEqual(of({ parking: 'P1' }, { parking: 'P2' }), { parking: 'P2' })
    assert.deepEqual(of({ parking: 'P1' }, { parking: 0 }), { parking: 0 })
    assert.isNull(of({ '0': 1 }, {}))
    assert.isNull(of({ '0': 1 }, null))
    assert.deepEqual(Permission.overridesOf(null, { '0': 1, '1': 0 }), { '0': 1 })
  })

  test('the flag "all" counts when differences from the profile are stored', ({ assert }) => {
    const of = (flags: object, given: any) => Permission.overridesOf(profile(flags), given)
    assert.isNull(of({ all: 1 }, { '4': 1, 'all': 1 }))
    assert.deepEqual(of({ all: 1 }, { '4': 0 }), { '4': 0 })
    assert.deepEqual(of({ '4': 0 }, { '4': 1, 'all': 1 }), { all: 1 })
    assert.deepEqual(of({ all: 1 }, { '4': 1, 'all': 0 }), { '4': 1, 'all': 0 })
  })

  test('a profile without an end date is daily', ({ assert }) => {
    assert.isTrue(profile({}).isDaily)
    assert.isFalse(profile({}, '2024-05-05').isDaily)
  })
})
