import type { I18n } from '@adonisjs/i18n'
import { isUpload } from '#form_types/define'
import { optionLabel } from '#form_types/options'
import { fieldLabel } from '#form_types/words'
import type Form from '#models/form'
import type { Json } from '#sql/json'

export type Answer = { name: string; label: string; value: Json; text: string }

/** All answers of a request, with what staff set, in words too. Needs the edition's lists. */
export function answersOf(form: Form, i18n: I18n): Answer[] {
  const { tournament, formType, answers } = form
  const words = {
    i18n,
    label: (list: Parameters<typeof optionLabel>[0], value: unknown) =>
      optionLabel(list, String(value), i18n, tournament as any),
  }
  return Object.entries(formType.allFields)
    .filter(([name, field]) => !isUpload(field) && !isNothing(answers[name]))
    .map(([name, field]) => ({
      name,
      label: fieldLabel(i18n, form.type, name),
      value: answers[name] as Json,
      text: String(field.kind.text(answers[name], field, words)),
    }))
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)
