import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'
import type { Right } from '#models/user'

/** Who hands cards out. Coordinators may do all of it; the office goes by its rights (contract §4). */
export default class CollectivePolicy extends BasePolicy {
  view(user: User) {
    return user.isOffice || user.role === 'coordinator'
  }

  create(user: User) {
    return this.#may(user, 'create')
  }

  edit(user: User) {
    return this.#may(user, 'edit')
  }

  print(user: User) {
    return this.#may(user, 'print')
  }

  #may(user: User, right: Right) {
    return user.role === 'coordinator' || (user.isOffice && user.has(right))
  }
}
