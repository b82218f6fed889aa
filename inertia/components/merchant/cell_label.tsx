import { Text } from '@mantine/core'

/** What a cell tells, where a phone shows no column heads; screen readers read the head itself. */
export function CellLabel({ children }: { children: string }) {
  return (
    <Text span size="xs" c="dimmed" hiddenFrom="xs" aria-hidden>
      {children}:{' '}
    </Text>
  )
}
