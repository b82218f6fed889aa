import { BaseTransformer } from '@adonisjs/core/transformers'
import type { I18n } from '@adonisjs/i18n'
import { unlessWithheld } from '#models/form/sight'
import type LateLink from '#models/late_link'
import type User from '#models/user'
import { nameOf } from '#text/name_of'

/** Only an open link has an address. */
export default class LateLinkTransformer extends BaseTransformer<LateLink> {
  forList(reader: User, i18n: I18n) {
    const { id, formType, email, state, expiresAt, createdAt, user, form } = this.resource
    return {
      id,
      formType,
      title: i18n.t(`forms.${formType}.title`),
      email: form ? unlessWithheld(reader, form, email) : email,
      state,
      expiresAt: expiresAt.toISO()!,
      createdAt: createdAt.toISO()!,
      author: nameOf(user),
      url: state === 'open' ? this.resource.url : null,
      request: form ? { id: form.id, type: form.type, idForm: form.idForm } : null,
    }
  }
}
