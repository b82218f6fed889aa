import { Table, Text } from '@mantine/core'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { StatusBadge } from '~/components/merchant/status_badge'

type Props = {
  what: string
  facts: string
  failed: boolean
  state: string
  error: string | null
  actions: ReactNode
  children: ReactNode
}

export function TroubleRow({ what, facts, failed, state, error, actions, children }: Props) {
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={600}>
          {what}
        </Text>
        <Text size="xs" c="dimmed">
          {facts}
        </Text>
      </Table.Td>
      <Table.Td>
        <StatusBadge tone={failed ? 'bad' : 'wait'} icon={failed ? IconAlertTriangle : IconClock}>
          {state}
        </StatusBadge>
      </Table.Td>
      {children}
      <Table.Td maw={360}>
        <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
          {error}
        </Text>
      </Table.Td>
      <Table.Td>{actions}</Table.Td>
    </Table.Tr>
  )
}
