import type { ReactNode } from 'react'
import { errorOf, useField } from '~/fields/answers'
import { useIdentity, useLabel } from '~/fields/control'
import type { FieldProp } from '~/types'
import { describedBy, GroupHead } from '~/fields/group_head'

type Props = {
  field: FieldProp
  type: 'radio' | 'checkbox'
  options: { value: string; label: ReactNode }[]
  chosen: string[]
  onChange(chosen: string[]): void
  className?: string
  after?: ReactNode
}

export function OptionGroup({ field, type, options, chosen, onChange, className, after }: Props) {
  const { errors } = useField()
  const label = useLabel(field)
  const { id, name } = useIdentity(field)
  const error = errorOf(errors, field.name)

  const toggle = (value: string, checked: boolean) => {
    if (type === 'radio') return onChange([value])
    onChange(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
  }

  return (
    <fieldset
      id={id}
      className="group"
      aria-describedby={describedBy({ id, description: field.hint, error })}
      data-error={error ? true : undefined}
    >
      <GroupHead id={id} label={label} description={field.hint} error={error} />
      <div className={`options ${className ?? ''}`}>
        {options.map((option) => (
          <label key={option.value} className="option">
            <input
              type={type}
              name={name}
              value={option.value}
              checked={chosen.includes(option.value)}
              onChange={(event) => toggle(option.value, event.currentTarget.checked)}
              required={type === 'radio' && field.required}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy({ id, error })}
            />
            {option.label}
          </label>
        ))}
      </div>
      {after}
    </fieldset>
  )
}
