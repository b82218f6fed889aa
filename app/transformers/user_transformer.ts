import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#models/user'
import { byName } from '#text/name_order'

export default class UserTransformer extends BaseTransformer<User> {
  toObject() {
    const user = this.resource
    return {
      ...this.pick(user, ['id', 'name', 'email', 'role', 'formTypes']),
      permissions: {
        canCreate: user.may('create'),
        canEdit: user.may('edit'),
        canPrint: user.may('print'),
        canRfid: user.may('rfid'),
        canToppanel: user.may('export'),
      },
      restaurants: restaurantsOf(user),
    }
  }

  forEdit() {
    const user = this.resource
    return {
      ...this.pick(user, ['id', 'name', 'email', 'role', 'active']),
      ...this.pick(user, ['canCreate', 'canEdit', 'canPrint', 'canRfid', 'canToppanel']),
      minors: user.minors,
      formTypes: user.formTypes ?? [],
      restaurants: restaurantsOf(user),
      hasFactors: user.factors?.length > 0,
      lastLoginAt: user.lastLoginAt?.toISO() ?? null,
      invitedAt: user.invitedAt?.toISO() ?? null,
    }
  }
}

const restaurantsOf = ({ restaurants }: User) =>
  (restaurants ?? []).toSorted(byName).map(({ id, name }) => ({ id, name }))
