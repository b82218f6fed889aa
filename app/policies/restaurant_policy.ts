import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'

/** The stations of the restaurants. */
export default class RestaurantPolicy extends BasePolicy {
  /** Where, the restaurant itself says: people serve in their own ones, administrators in all. */
  serve(user: User) {
    return user.isAdmin || user.role === 'restaurant'
  }
}
