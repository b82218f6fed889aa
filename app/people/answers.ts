import type { I18n } from '@adonisjs/i18n'
import { isUpload } from '#form_types/define'
import type { Wording } from '#form_types/kinds/kind'
import { optionLabel } from '#form_types/options'
import { fieldLabel } from '#form_types/words'
import type Form from '#models/form'
import { isEmpty } from '#shared/values'
import type { Json } from '#sql/json'

export type Answer = { name: string; label: string; value: Json; text: string }

/** All answers of a request, with what staff set, in words too. Needs the edition's lists. */
export function answersOf(form: Form, i18n: I18n): Answer[] {
  const { tournament, formType, answers } = form
  const words: Wording = {
    i18n,
    label: (list, value) => optionLabel(list, String(value), i18n, tournament),
  }
  return Object.entries(formType.allFields).flatMap(([name, field]) => {
    const value = answers[name]
    if (isUpload(field) || isEmpty(value)) return []
    const label = fieldLabel(i18n, form.type, name)
    return [{ name, label, value, text: String(field.kind.text(value, field, words)) }]
  })
}
