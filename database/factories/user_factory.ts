import Factory from '@adonisjs/lucid/factories'
import { inventedName } from '#database/factories/invented_name'
import User from '#models/user'

let number = 500_000

/** A member of staff without any right; states add them. */
export const UserFactory = Factory.define(User, () => {
  number += 1
  const { name, lastName, address } = inventedName(number)
  return {
    name: `${name} ${lastName}`,
    email: `${address}@oficina.test`,
    password: 'secret-password-1',
    role: 'staff' as const,
    active: true,
    locale: 'es' as const,
    canCreate: false,
    canEdit: false,
    canPrint: false,
    canRfid: false,
    canToppanel: false,
    minors: true,
  }
})
  .state('admin', (user) => user.merge({ role: 'admin' }))
  .state('coordinator', (user) => user.merge({ role: 'coordinator' }))
  .state('restaurant', (user) => user.merge({ role: 'restaurant' }))
  .state('reviewer', (user) =>
    user.merge({ canCreate: true, canEdit: true, canPrint: true, canToppanel: true })
  )
  .build()
