import type { FormType } from '#form_types/define'
import type { Stored } from '#sql/json'
import { isEmpty } from '#shared/values'

export function missingAnswers(formType: FormType, answers: Stored): string[] {
  return Object.entries(formType.publicFields)
    .filter(([name, { required }]) => required && isEmpty(answers[name]))
    .map(([name]) => name)
}
