import { TextInput } from '@mantine/core'
import { type InputProps, useControl } from '~/fields/control'

export function NumberInput({ field }: InputProps) {
  const { control, value, change } = useControl<string | number>(field)
  return (
    <TextInput
      {...control}
      inputMode="numeric"
      classNames={{ wrapper: 'width-date' }}
      value={String(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
