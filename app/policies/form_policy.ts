import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'
import type { Right } from '#models/user'

/** The part of a request that rights look at: its type. */
type Typed = { type: string }

/** Who may do what with requests (contract §4). Every right ends at the user's form types. */
export default class FormPolicy extends BasePolicy {
  view(user: User, form: Typed) {
    return user.isOffice && user.seesType(form.type)
  }

  create(user: User, form: Typed) {
    return this.#may(user, form, 'create')
  }

  edit(user: User, form: Typed) {
    return this.#may(user, form, 'edit')
  }

  print(user: User, form: Typed) {
    return this.#may(user, form, 'print')
  }

  decideMany(user: User, form: Typed) {
    return this.#may(user, form, 'edit') && user.has('toppanel')
  }

  export(user: User, form: Typed) {
    return this.#may(user, form, 'toppanel')
  }

  #may(user: User, form: Typed, right: Right) {
    return this.view(user, form) && user.has(right)
  }
}
