import type { Locale } from '#config/i18n'
import { person } from '#form_types/person'
import Form from '#models/form'
import { missingAnswers } from '#models/form/missing_answers'
import { isPlaceName, placeName } from '#models/form/place_names'
import { isEmpty } from '#shared/values'
import type { Stored } from '#sql/json'
import { countRows } from '#sql/counts'

export async function nameOfPlace(host: Form, locale: Locale) {
  const total = await countRows(Form.query().where('idParent', host.id))
  return placeName(total + 1, locale)
}

/** A correction keeps the reservation if it sends `reserved` or no data of the person. */
export function remainsReserved(form: Form, sent: Record<string, unknown>, reserved?: boolean) {
  if (!form.reserved) return false
  const isPersonChanged = Object.keys(person).some(
    (name) => !isEmpty(sent[name]) && String(sent[name]) !== String(form.answers[name] ?? '')
  )
  return reserved ?? !isPersonChanged
}

export const isComplete = (form: Form, answers: Stored, hasPhoto: boolean) =>
  missingAnswers(form.formType, { ...form.answers, ...answers, ...(hasPhoto && { image: 'new' }) })
    .length === 0 && !isPlaceName({ name: form.name, lastName: form.lastName, ...answers })
