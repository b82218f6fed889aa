import { BaseTransformer } from '@adonisjs/core/transformers'
import type { I18n } from '@adonisjs/i18n'
import type LateLink from '#models/late_link'

/** A late link as the office's page shows it; only an open one has an address. */
export default class LateLinkTransformer extends BaseTransformer<LateLink> {
  forList(i18n: I18n) {
    const { id, formType, email, state, expiresAt, createdAt, user, form } = this.resource
    return {
      id,
      formType,
      title: i18n.t(`forms.${formType}.title`),
      email,
      state,
      expiresAt: expiresAt.toISO()!,
      createdAt: createdAt.toISO()!,
      author: user?.name ?? null,
      url: state === 'open' ? this.resource.url : null,
      request: form ? { id: form.id, type: form.type, idForm: form.idForm } : null,
    }
  }
}
