import { Checkbox } from '@mantine/core'
import { type InputProps, useControl } from '~/fields/control'

export function FlagInput({ field }: InputProps) {
  const { control, value, change } = useControl<boolean | ''>(field)
  const { id, name, label, description, error, size, required } = control
  return (
    <Checkbox
      {...{ id, name, label, description, error, size, required }}
      aria-invalid={error ? true : undefined}
      checked={Boolean(value)}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  )
}
