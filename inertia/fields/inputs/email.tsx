import { TextInput } from '@mantine/core'
import { type InputProps, useControl } from '~/fields/control'

export function EmailInput({ field }: InputProps) {
  const { control, value, change } = useControl(field)
  return (
    <TextInput
      {...control}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      classNames={{ wrapper: 'width-long' }}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
