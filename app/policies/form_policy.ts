import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'
import type { Right } from '#models/user'
import { HOST } from '#models/form/hosts'

/** The part of a request that rights look at: its type. */
type Typed = { type: string }

/** Who may do what with requests (contract §4). Every right ends at the user's form types. */
export default class FormPolicy extends BasePolicy {
  view(user: User, form: Typed) {
    return user.isOffice && user.seesType(form.type)
  }

  /** The lists that coordinators read, too. */
  browse(user: User, form: Typed) {
    return (user.isOffice || user.role === 'coordinator') && user.seesType(form.type)
  }

  /** A guest is brought along: whoever types one in must see the hosts. */
  create(user: User, form: Typed) {
    const seesHosts = form.type !== 'guest' || user.seesType(HOST)
    return seesHosts && this.#may(user, form, 'create')
  }

  /** A list of people at once. */
  createMany(user: User, form: Typed) {
    return this.create(user, form) && user.has('toppanel')
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

  /** Of their own, or anybody's for administrators. */
  removeNote(user: User, form: Typed, note: { userId: number | null }) {
    return this.edit(user, form) && (user.isAdmin || note.userId === user.id)
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
