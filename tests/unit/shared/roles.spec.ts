import { test } from '@japa/runner'
import { abilities, may, rights, rightsFor, roles, rolesThatMay } from '#shared/roles'
import { documentedAbilities } from '#tests/helpers/roles_table'

const granted = (...held: string[]) => ({
  canCreate: held.includes('create'),
  canEdit: held.includes('edit'),
  canPrint: held.includes('print'),
  canRfid: held.includes('rfid'),
  canToppanel: held.includes('toppanel'),
})

test.group('Roles', () => {
  test('docs/roles.md lists for every role and ability what the code allows', ({ assert }) => {
    const documented = documentedAbilities()
    assert.deepEqual(documented.roles, [...roles])
    assert.deepEqual(
      documented.rows,
      abilities.map((ability) => ({
        ability,
        needs: Object.fromEntries(
          roles.map((role) => [role, rightsFor(role, ability)])
        ) as (typeof documented.rows)[number]['needs'],
      }))
    )
  })

  test('a member of staff needs every right that an ability requires', ({ assert }) => {
    const staff = (...held: string[]) => ({ role: 'staff' as const, ...granted(...held) })
    assert.isFalse(may(staff('edit'), 'changeMany'))
    assert.isFalse(may(staff('toppanel'), 'changeMany'))
    assert.isTrue(may(staff('edit', 'toppanel'), 'changeMany'))
    assert.isTrue(may(staff(), 'enterOffice'))
  })

  test('rights add nothing to the roles other than staff', ({ assert }) => {
    for (const role of roles.filter((one) => one !== 'staff'))
      for (const ability of abilities)
        assert.equal(
          may({ role, ...granted(...rights) }, ability),
          may({ role, ...granted() }, ability),
          `${role} ${ability}`
        )
  })

  test('only administrators can change the configuration', ({ assert }) => {
    assert.deepEqual(rolesThatMay('configure'), ['admin'])
  })
})
