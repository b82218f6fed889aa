import { type PropsWithChildren, useEffect } from 'react'
import { AnswersContext, useAnswers } from '~/fields/answers'
import type { Demand } from '~/fields/demands'
import { pathOf } from '~/fields/paths'
import type { Options } from '~/types'

type Props = PropsWithChildren<{
  fields?: Record<string, Demand>
  options?: Options
}>

/** Overrides questions for the fields inside it and, while it is shown, for the checks of the whole form. */
export function AdjustedFields({ fields = {}, options, children }: Props) {
  const form = useAnswers()
  const { formType, scope, demands } = form

  useEffect(() => {
    const removals = Object.entries(fields).map(([name, field]) =>
      demands.add(pathOf(scope, name), field)
    )
    return () => removals.forEach((remove) => remove())
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
