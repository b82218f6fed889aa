import type { ChangeEvent } from 'react'

/** The file just chosen. The control forgets it, so that people can choose the same file again. */
export function chosenFile({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
  const file = input.files?.[0]
  input.value = ''
  return file
}
