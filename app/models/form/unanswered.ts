import type { FormType } from '#form_types/define'

export function unanswered(formType: FormType, answers: Record<string, any>): string[] {
  return Object.entries(formType.publicFields)
    .filter(([name, { required }]) => required && isEmpty(answers[name]))
    .map(([name]) => name)
}

export const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
