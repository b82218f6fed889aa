import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'

export default class RestaurantPolicy extends BasePolicy {
  /** `Restaurant.servedBy` says where. */
  serve(user: User) {
    return user.may('serve')
  }
}
