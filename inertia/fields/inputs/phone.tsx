import { TextInput } from '@mantine/core'
import { type InputProps, useControl } from '~/fields/control'

export function PhoneInput({ field }: InputProps) {
  const { control, value, change } = useControl(field)
  return (
    <TextInput
      {...control}
      type="tel"
      inputMode="tel"
      classNames={{ wrapper: 'width-medium' }}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
