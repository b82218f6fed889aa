import { Stack, Text } from '@mantine/core'
import type { PropsWithChildren, ReactNode } from 'react'

/** Label and text; facts without a text are left out. */
type Props = PropsWithChildren<{ facts: [string, ReactNode][] }>

export function PersonFacts({ facts, children }: Props) {
  return (
    <Stack gap={6} miw={0}>
      {facts
        .filter(([, text]) => text)
        .map(([label, text]) => (
          <Text key={label} size="sm" style={{ overflowWrap: 'anywhere' }}>
            <Text span c="dimmed" inherit>
              {label}:{' '}
            </Text>
            {text}
          </Text>
        ))}
      <Text size="sm" c="dimmed">
        {children}
      </Text>
    </Stack>
  )
}
