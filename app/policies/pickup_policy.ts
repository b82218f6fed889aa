import { BasePolicy } from '@adonisjs/bouncer'
import type Pickup from '#models/pickup'
import { isCollectorShown } from '#pickups/collector_sight'
import type User from '#models/user'

/** Not limited to form types, because a pickup list mixes them. */
export default class PickupPolicy extends BasePolicy {
  view(user: User) {
    return user.may('readPickups')
  }

  create(user: User) {
    return user.may('createPickups')
  }

  edit(user: User) {
    return user.may('editPickups')
  }

  correct(user: User, pickup: Pickup) {
    return user.may('editPickups') && isCollectorShown(user, pickup)
  }

  print(user: User) {
    return user.may('printPickups')
  }
}
