import Factory from '@adonisjs/lucid/factories'
import User from '#models/user'

/** A member of staff without any right; states add them. */
export const UserFactory = Factory.define(User, ({ faker }) => ({
  name: faker.person.fullName(),
  email: faker.internet.email().toLowerCase(),
  password: 'secret-password-1',
  role: 'staff' as const,
  active: true,
  locale: 'es' as const,
  canCreate: false,
  canEdit: false,
  canPrint: false,
  canRfid: false,
  canToppanel: false,
}))
  .state('admin', (user) => user.merge({ role: 'admin' }))
  .state('coordinator', (user) => user.merge({ role: 'coordinator' }))
  .state('restaurant', (user) => user.merge({ role: 'restaurant' }))
  .state('reviewer', (user) =>
    user.merge({ canCreate: true, canEdit: true, canPrint: true, canToppanel: true })
  )
  .build()
