import { IconAlertTriangle, IconCheck, IconClock, IconLoader2 } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { StatusBadge } from '~/components/merchant/status_badge'

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
  queued: { look: 'wait', icon: IconClock },
  running: { look: 'plain', icon: IconLoader2 },
  done: { look: 'good', icon: IconCheck },
  failed: { look: 'bad', icon: IconAlertTriangle },
} as const

export function BatchState({ state }: { state: Batch['state'] }) {
  const t = useTranslations('merchant.batches.states')
  return <StatusBadge {...looks[state]}>{t(state)}</StatusBadge>
}
