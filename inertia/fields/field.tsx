import type { ComponentType } from 'react'
import { useAnswers } from '~/fields/answers'
import { inputs } from '~/fields/inputs/index'

type Props<Name extends string> = {
  name: Name
  /** Whether a list takes only one value. */
  single?: boolean
}

/** `AskedField` limited to the names of a form type: `fieldOf<QuestionOf<typeof press>>()`. */
export const fieldOf = <Name extends string>(): ComponentType<Props<Name>> => AskedField

/** The control of a question by its kind; nothing if the form does not ask it. */
export function AskedField({ name, ...settings }: Props<string>) {
  const { formType, mode, errors } = useAnswers()
  const field = formType.fields[name]
  if (!field) return null
  const Input = inputs[field.kind]
  if (!Input) throw new Error(`No control for answers of the kind "${field.kind}"`)
  return (
    <div className={`field-${mode}`} data-field={name} data-error={errors[name] ? true : undefined}>
      <Input field={field} {...settings} />
    </div>
  )
}
