import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'

export default class RestaurantPolicy extends BasePolicy {
  /** At which restaurants: `Restaurant.servedBy`. */
  serve(user: User) {
    return user.may('serve')
  }
}
