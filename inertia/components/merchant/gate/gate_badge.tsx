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

const looks = {
  none: { look: 'plain', icon: IconCircleDashed },
  pending: { look: 'wait', icon: IconClock },
  active: { look: 'good', icon: IconCircleCheck },
  blocked: { look: 'plain', icon: IconBarrierBlock },
  error: { look: 'bad', icon: IconAlertTriangle },
} as const

export function GateBadge({ state }: { state: GateState }) {
  const t = useTranslations('merchant.show.card.gate.states')
  return <StatusBadge {...looks[state]}>{t(state)}</StatusBadge>
}
