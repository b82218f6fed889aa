import { Textarea } from '@mantine/core'
import { type InputProps, useControl } from '~/fields/control'

export function NoteInput({ field }: InputProps) {
  const { control, value, change } = useControl(field)
  return (
    <Textarea
      {...control}
      rows={4}
      resize="vertical"
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
