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

  configure(user: User) {
    return user.isAdmin
  }
}
