import { AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'
import type FormNote from '#models/form_note'
import { HOST } from '#models/form/hosts'
import type { Ability } from '#shared/roles'

/** A form type, or a request with its birth date and its restriction. */
type Typed = { type: string; isOfMinor?: boolean; isRestricted?: boolean }

/**
 * Every right is limited to the user's form types. Users who are not named for minors find requests of
 * minors and hand out their cards, no more. While a person's data is restricted, nobody does more.
 */
export default class FormPolicy extends BasePolicy {
  view(user: User, form: Typed) {
    return this.#may(user, form, 'enterOffice')
  }

  /** The photo, the files, the card, the answers. */
  open(user: User, form: Typed) {
    return this.#mayOpen(user, form, 'enterOffice')
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
    return this.#mayOpen(user, form, 'edit')
  }

  print(user: User, form: Typed) {
    return this.#mayOpen(user, form, 'print')
  }

  rfid(user: User, form: Typed) {
    return this.#may(user, form, 'rfid')
  }

  removeNote(user: User, form: Typed, note: FormNote) {
    return this.#may(user, form, 'edit') && note.isRemovableBy(user)
  }

  decideMany(user: User, form: Typed) {
    return this.#may(user, form, 'changeMany')
  }

  export(user: User, form: Typed) {
    return this.#may(user, form, 'export')
  }

  #mayOpen(user: User, form: Typed, ability: Ability) {
    if (!this.#may(user, form, ability)) return false
    if (form.isRestricted) return AuthorizationResponse.deny().t('errors.restricted')
    return user.seesMinors || !form.isOfMinor || AuthorizationResponse.deny().t('errors.minor')
  }

  #may(user: User, form: Typed, ability: Ability) {
    return user.may(ability) && user.seesType(form.type)
  }
}
