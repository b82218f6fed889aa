import { Badge } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock, IconLoader2 } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'

export type Batch = {
  id: number
  state: 'queued' | 'running' | 'done' | 'failed'
  total: number | null
  done: number
  fileSize: number | null
  createdAt: string
  ready: boolean
  error: boolean
}

const looks = {
  queued: { color: 'gray', Icon: IconClock },
  running: { color: 'blue', Icon: IconLoader2 },
  done: { color: 'green', Icon: IconCheck },
  failed: { color: 'red', Icon: IconAlertTriangle },
}

export function BatchState({ state }: { state: Batch['state'] }) {
  const t = useTranslations('merchant.batches.states')
  const { color, Icon } = looks[state]
  return (
    <Badge color={color} variant="light" leftSection={<Icon size={13} stroke={2.2} aria-hidden />}>
      {t(state)}
    </Badge>
  )
}
