import type { FormType } from '#form_types/define'

/** Names of the questions that everybody must answer and that have no answer yet. */
export function unanswered(formType: FormType, answers: Record<string, any>): string[] {
  return Object.entries(formType.publicFields)
    .filter(([name, { required }]) => required && isEmpty(answers[name]))
    .map(([name]) => name)
}

/** Nothing, an empty text or an empty list; a no is an answer. */
export const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
