import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'
import { HOST } from '#models/form/hosts'
import type { Ability } from '#shared/roles'

type Typed = { type: string }

/** Every right is limited to the user's form types. */
export default class FormPolicy extends BasePolicy {
  view(user: User, form: Typed) {
    return this.#may(user, form, 'enterOffice')
  }

  browse(user: User, form: Typed) {
    return this.#may(user, form, 'readLists')
  }

  create(user: User, form: Typed) {
    const seesHosts = form.type !== 'guest' || user.seesType(HOST)
    return seesHosts && this.#may(user, form, 'create')
  }

  createMany(user: User, form: Typed) {
    return this.create(user, form) && user.may('createMany')
  }

  edit(user: User, form: Typed) {
    return this.#may(user, form, 'edit')
  }

  print(user: User, form: Typed) {
    return this.#may(user, form, 'print')
  }

  rfid(user: User, form: Typed) {
    return this.#may(user, form, 'rfid')
  }

  removeNote(user: User, form: Typed, note: { userId: number | null }) {
    return this.edit(user, form) && (user.may('removeAnyNote') || note.userId === user.id)
  }

  decideMany(user: User, form: Typed) {
    return this.#may(user, form, 'changeMany')
  }

  export(user: User, form: Typed) {
    return this.#may(user, form, 'export')
  }

  #may(user: User, form: Typed, ability: Ability) {
    return user.may(ability) && user.seesType(form.type)
  }
}
