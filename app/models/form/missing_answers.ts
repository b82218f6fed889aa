import type { FormType } from '#form_types/define'
import { isEmpty } from '#shared/values'

export function missingAnswers(formType: FormType, answers: Record<string, any>): string[] {
  return Object.entries(formType.publicFields)
    .filter(([name, { required }]) => required && isEmpty(answers[name]))
    .map(([name]) => name)
}
