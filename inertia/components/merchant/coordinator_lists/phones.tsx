import { Anchor } from '@mantine/core'

export function Phones({ numbers }: { numbers: string[] }) {
  return numbers.map((number) => (
    <Anchor key={number} href={`tel:${number}`} size="sm" display="block">
      {number}
    </Anchor>
  ))
}
