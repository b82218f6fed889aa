import { BasePolicy } from '@adonisjs/bouncer'
import type ImportRun from '#models/import_run'
import type User from '#models/user'

export default class OfficePolicy extends BasePolicy {
  enterOffice(user: User) {
    return user.may('enterOffice')
  }

  /** FormPolicy decides which documents. */
  readDocuments(user: User) {
    return user.may('edit')
  }

  print(user: User) {
    return user.may('print')
  }

  rfid(user: User) {
    return user.may('rfid')
  }

  scan(user: User) {
    return user.may('scan')
  }

  changeMany(user: User) {
    return user.may('changeMany')
  }

  export(user: User) {
    return user.may('export')
  }

  readRestaurantLog(user: User) {
    return user.may('readCharges')
  }

  async settle(user: User, restaurant: { id: number }) {
    if (user.may('readAllCharges')) return true
    if (!user.may('readCharges')) return false
    const own = await user.related('restaurants').query().where('restaurants.id', restaurant.id)
    return own.length > 0
  }

  /** Imported players serve the requests of their teams, so the user must see those. */
  import(user: User) {
    return user.may('create') && user.seesType('player')
  }

  readImport(user: User, run: ImportRun) {
    return run.isReadableBy(user)
  }

  undoImport(user: User, run: ImportRun) {
    return run.isUndoableBy(user)
  }

  readPerson(user: User, person: { forms: { type: string }[] }) {
    return user.may('configure') && person.forms.every(({ type }) => user.seesType(type))
  }

  configure(user: User) {
    return user.may('configure')
  }
}
