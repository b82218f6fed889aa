import { type ComponentType, useMemo } from 'react'
import { type Answering, FieldContext, useAnswers } from '~/fields/answers'
import type { InputProps } from '~/fields/control'
import { inputs, readsOtherAnswers } from '~/fields/inputs/index'
import { isWithin } from '~/fields/paths'
import type { FieldProp } from '~/types'

type Props<Name extends string> = {
  name: Name
  single?: boolean
  /** The control, if visitors have none of this kind. */
  input?: ComponentType<InputProps>
}

/** `AskedField` limited to the names of a form type: `fieldOf<QuestionOf<typeof press>>()`. */
export const fieldOf = <Name extends string>(): ComponentType<Props<Name>> => AskedField

/** The control of a question by its kind; nothing if the form does not ask it. */
export function AskedField({ name, ...settings }: Props<string>) {
  const form = useAnswers()
  const field = form.formType.fields[name]
  return field ? <FieldControl form={form} field={field} {...settings} /> : null
}

type ControlProps = Omit<Props<string>, 'name'> & { form: Answering; field: FieldProp }

function FieldControl({ form, field, single, input }: ControlProps) {
  const { name, kind } = field
  const Input = input ?? inputs[kind]
  if (!Input) throw new Error(`No control for answers of the kind "${kind}"`)
  const own = useOwn(form, field)
  const seen = readsOtherAnswers.has(kind) ? { form, field } : own
  return (
    <div
      className={`field-${form.mode}`}
      data-field={name}
      data-error={form.errors[name] ? true : undefined}
    >
      <FieldContext value={seen.form}>
        <Input field={seen.field} single={single} />
      </FieldContext>
    </div>
  )
}

/** The same form until something changes for this field: a letter in one field renders no other. */
function useOwn(form: Answering, field: FieldProp) {
  const { name, options: list } = field
  const errors = Object.entries(form.errors).filter(([path]) => isWithin(path, name))
  const facts = JSON.stringify([field, errors, form.mode, form.scope])
  const options = list && form.options[list]
  return useMemo(() => ({ form, field }), [facts, form.answers[name], options])
}
