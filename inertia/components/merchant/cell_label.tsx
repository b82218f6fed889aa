import { Text } from '@mantine/core'

/** Column heading inside a cell, for phones. Screen readers use the real heading. */
export function CellLabel({ children }: { children: string }) {
  return (
    <Text span size="xs" c="dimmed" hiddenFrom="xs" aria-hidden>
      {children}:{' '}
    </Text>
  )
}
