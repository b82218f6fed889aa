import { type PropsWithChildren, useEffect } from 'react'
import { AnswersContext, useAnswers } from '~/fields/answers'
import { isWithin, partAt, pathOf } from '~/fields/paths'
import type { FormTypeProp } from '~/types'

type Props = PropsWithChildren<{
  scope: string
  title: string
  formType: FormTypeProp
}>

/** A part of a form, such as a guest. Its fields see only its answers; the form sends them. */
export function NestedAnswers({ scope, title, formType, children }: Props) {
  const form = useAnswers()

  useEffect(() => form.addPart(scope, { title, formType }), [scope, title, formType])

  const ownErrors = Object.entries(form.errors)
    .filter(([path]) => path !== scope && isWithin(path, scope))
    .map(([path, error]) => [path.slice(scope.length + 1), error])
  const part = {
    ...form,
    scope,
    formType,
    answers: partAt(form.answers, scope),
    errors: Object.fromEntries(ownErrors),
    set: (name: string, value: unknown) => form.set(pathOf(scope, name), value),
    clearError: (name: string) => form.clearError(pathOf(scope, name)),
    check: (name: string) => form.check(pathOf(scope, name)),
    refuse: (name: string, problem: Parameters<typeof form.refuse>[1]) =>
      form.refuse(pathOf(scope, name), problem),
  }
  return <AnswersContext value={part}>{children}</AnswersContext>
}
