import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#models/user'

export default class UserTransformer extends BaseTransformer<User> {
  toObject() {
    const user = this.resource
    return {
      ...this.pick(user, ['id', 'name', 'email', 'role', 'formTypes']),
      permissions: {
        canCreate: user.has('create'),
        canEdit: user.has('edit'),
        canPrint: user.has('print'),
        canRfid: user.has('rfid'),
        canToppanel: user.has('toppanel'),
      },
      restaurants: (user.restaurants ?? []).map(({ id, name }) => ({ id, name })),
    }
  }

  /** A row of the user list, and what its form starts with: the flags as they are stored. */
  forEdit() {
    const user = this.resource
    return {
      ...this.pick(user, ['id', 'name', 'email', 'role', 'active']),
      ...this.pick(user, ['canCreate', 'canEdit', 'canPrint', 'canRfid', 'canToppanel']),
      formTypes: user.formTypes ?? [],
      restaurants: user.restaurants.map(({ id, name }) => ({ id, name })),
      lastLoginAt: user.lastLoginAt?.toISO() ?? null,
      invitedAt: user.invitedAt?.toISO() ?? null,
    }
  }
}
