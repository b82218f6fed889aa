import { TextInput } from '@mantine/core'
import { useField } from '~/fields/answers'
import { type InputProps, useControl } from '~/fields/control'

export function PostcodeInput({ field }: InputProps) {
  const { answers } = useField()
  const { control, value, change } = useControl(field)
  const digitsOnly = answers.idCountry === 'ES'
  return (
    <TextInput
      {...control}
      inputMode={digitsOnly ? 'numeric' : 'text'}
      classNames={{ wrapper: 'width-date' }}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
