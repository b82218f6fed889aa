import { TextInput } from '@mantine/core'
import { type InputProps, useControl } from '~/fields/control'

export function DocumentInput({ field }: InputProps) {
  const { control, value, change } = useControl(field)
  return (
    <TextInput
      {...control}
      autoCapitalize="characters"
      spellCheck={false}
      classNames={{ wrapper: 'width-medium' }}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
