import type { I18n } from '@adonisjs/i18n'
import { fieldLabel } from '#form_types/words'
import Consent from '#models/consent'
import type Form from '#models/form'
import { POLICIES } from '#models/form/consent_words'

export type ConsentLine = {
  /** Null if the words were not kept: of older requests, and of imported people. */
  id: number | null
  reference: string
  label: string
  at: string
  locale: string | null
  withdrawn: boolean
}

/** What was accepted on requests, in the order of the requests. */
export async function consentLines(forms: Form[], i18n: I18n): Promise<ConsentLine[]> {
  const consents = await Consent.ofForms(forms.map(({ id }) => id))
  return forms.flatMap((form): ConsentLine[] => {
    const { idForm: reference, type, policyAcceptedAt } = form
    const kept = consents
      .filter(({ formId }) => formId === form.id)
      .map((consent) => ({
        id: consent.id,
        reference,
        label: fieldLabel(i18n, consent.askedBy(form), consent.field),
        at: consent.acceptedAt.toISO()!,
        locale: consent.words.locale,
        withdrawn: consent.isWithdrawnOn(form),
      }))
    if (kept.length > 0 || !policyAcceptedAt) return kept
    const at = policyAcceptedAt.toISO()!
    const label = fieldLabel(i18n, type, POLICIES)
    return [{ id: null, reference, label, at, locale: null, withdrawn: false }]
  })
}
