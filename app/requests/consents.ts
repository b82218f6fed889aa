import type { I18n } from '@adonisjs/i18n'
import { fieldLabel } from '#form_types/words'
import Consent from '#models/consent'
import type Form from '#models/form'

/** What was accepted on a request, word by word, for the person. */
export async function consentsOf({ id, type }: Form, i18n: I18n) {
  const consents = await Consent.ofForms([id])
  return consents.map(({ field, acceptedAt, words }) => ({
    name: field,
    label: fieldLabel(i18n, type, field),
    acceptedAt: acceptedAt.toISO()!,
    locale: words.locale,
    text: words.text,
  }))
}
