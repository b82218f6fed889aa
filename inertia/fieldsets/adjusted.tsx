import type { PropsWithChildren } from 'react'
import { AnswersContext, useAnswers } from '~/fields/answers'
import type { FieldProp, Options } from '~/types'

type Props = PropsWithChildren<{
  /** What is different about questions, by name. */
  fields?: Record<string, Partial<FieldProp>>
  options?: Options
}>

/** Questions inside look different because of the edition or of another answer. */
export function Adjusted({ fields = {}, options, children }: Props) {
  const form = useAnswers()
  const { formType } = form
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
