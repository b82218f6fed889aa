import { Anchor } from '@mantine/core'

/** Telephone numbers that a telephone can call. */
export function Phones({ numbers }: { numbers: string[] }) {
  return numbers.map((number) => (
    <Anchor key={number} href={`tel:${number}`} size="sm" display="block">
      {number}
    </Anchor>
  ))
}
