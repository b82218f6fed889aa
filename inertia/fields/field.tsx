import { useAnswers } from '~/fields/answers'
import { inputs } from '~/fields/inputs/index'

type Props = {
  name: string
  /** Of a list: only one value at a time. */
  single?: boolean
}

/** The control of a question, by its kind; nothing where the form does not ask it. */
export function Field({ name, ...settings }: Props) {
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
