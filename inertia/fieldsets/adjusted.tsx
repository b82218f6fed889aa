import { type PropsWithChildren, useEffect } from 'react'
import { AnswersContext, useAnswers } from '~/fields/answers'
import type { Demand } from '~/fields/demands'
import { pathOf } from '~/fields/paths'
import type { Options } from '~/types'

type Props = PropsWithChildren<{
  fields?: Record<string, Demand>
  options?: Options
}>

/** Changes questions for its children, because of the edition or another answer. */
export function Adjusted({ fields = {}, options, children }: Props) {
  const form = useAnswers()
  const { formType, scope, demands } = form

  useEffect(() => {
    const ends = Object.entries(fields).map(([name, field]) =>
      demands.add(pathOf(scope, name), field)
    )
    return () => ends.forEach((end) => end())
  }, [scope, JSON.stringify(fields)])

  const adjusted = Object.values(formType.fields).map((field) => [
    field.name,
    { ...field, ...fields[field.name] },
  ])
  const value = {
    ...form,
    formType: { ...formType, fields: Object.fromEntries(adjusted) },
    options: { ...form.options, ...options },
  }
  return <AnswersContext value={value}>{children}</AnswersContext>
}
