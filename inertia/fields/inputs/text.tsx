import { TextInput } from '@mantine/core'
import { LONGEST } from '#shared/answer_limits'
import { type InputProps, useControl } from '~/fields/control'

export function TextAnswerInput({ field }: InputProps) {
  const { control, value, change } = useControl(field)
  return (
    <TextInput
      {...control}
      classNames={{ wrapper: (field.max ?? LONGEST.text) <= 20 ? 'width-short' : 'width-long' }}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
