import type { Json, Stored } from '#sql/json'

/** `detail` comes first: an answer in it may have the name of a column, such as `type`. */
export function answerOf(form: { detail: Stored }, name: string): Json | undefined {
  return name in form.detail ? form.detail[name] : (form as Stored)[name]
}

export function textOf(form: { detail: Stored }, name: string): string | null {
  const answer = answerOf(form, name)
  return typeof answer === 'string' && answer !== '' ? answer : null
}
