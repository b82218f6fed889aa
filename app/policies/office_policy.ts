import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'

/** Screens that belong to no request: the office's own and its configuration. */
export default class OfficePolicy extends BasePolicy {
  enter(user: User) {
    return user.isOffice
  }

  print(user: User) {
    return user.isOffice && user.has('print')
  }

  rfid(user: User) {
    return user.isOffice && user.has('rfid')
  }

  /** Coordinators stand at the doors, too. */
  scan(user: User) {
    return user.isOffice || user.role === 'coordinator'
  }

  changeMany(user: User) {
    return user.isOffice && user.has('edit') && user.has('toppanel')
  }

  export(user: User) {
    return user.isOffice && user.has('toppanel')
  }

  /** What restaurants charged: the office all of it, restaurants their own. */
  readRestaurantLog(user: User) {
    return user.isOffice || user.role === 'restaurant'
  }

  async settle(user: User, restaurant: { id: number }) {
    if (user.role !== 'restaurant') return user.isOffice
    const own = await user.related('restaurants').query().where('restaurants.id', restaurant.id)
    return own.length > 0
  }

  /** Lists of people and of players that come as files. */
  import(user: User) {
    return user.isOffice && user.has('create')
  }

  configure(user: User) {
    return user.isAdmin
  }
}
