import { type PropsWithChildren, useEffect } from 'react'
import { AnswersContext, useAnswers } from '~/fields/answers'
import { answerAt, isWithin, pathOf } from '~/fields/paths'
import type { FormTypeProp } from '~/types'

type Props = PropsWithChildren<{
  /** Where its answers are in the form's: `guests.1`. */
  scope: string
  /** What the summary of errors calls it: `Guest 1`. */
  title: string
  formType: FormTypeProp
}>

/**
 * A part of a form with questions of its own, such as a guest: the fields inside read and write
 * its answers only, while the form around checks, counts, keeps and sends them with its own.
 */
export function NestedAnswers({ scope, title, formType, children }: Props) {
  const form = useAnswers()

  useEffect(() => form.addPart(scope, { title, formType }), [scope, title, formType])

  const own = Object.entries(form.errors)
    .filter(([path]) => path !== scope && isWithin(path, scope))
    .map(([path, error]) => [path.slice(scope.length + 1), error])
  const part = {
    ...form,
    scope,
    formType,
    answers: answerAt(form.answers, scope) ?? {},
    errors: Object.fromEntries(own),
    set: (name: string, value: unknown) => form.set(pathOf(scope, name), value),
    clearError: (name: string) => form.clearError(pathOf(scope, name)),
    check: (name: string) => form.check(pathOf(scope, name)),
    refuse: (name: string, problem: Parameters<typeof form.refuse>[1]) =>
      form.refuse(pathOf(scope, name), problem),
  }
  return <AnswersContext value={part}>{children}</AnswersContext>
}
