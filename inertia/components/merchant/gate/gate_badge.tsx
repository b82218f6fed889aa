import {
  IconAlertTriangle,
  IconBarrierBlock,
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { GateState } from '#gates/state'
import { StatusBadge } from '~/components/merchant/status_badge'

const badges = {
  none: { tone: 'plain', icon: IconCircleDashed },
  pending: { tone: 'wait', icon: IconClock },
  active: { tone: 'good', icon: IconCircleCheck },
  blocked: { tone: 'plain', icon: IconBarrierBlock },
  error: { tone: 'bad', icon: IconAlertTriangle },
} as const

export function GateBadge({ state }: { state: GateState }) {
  const t = useTranslations('merchant.show.card.gate.states')
  return <StatusBadge {...badges[state]}>{t(state)}</StatusBadge>
}
