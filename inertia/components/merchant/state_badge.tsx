import { IconCheck, IconClock, IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { StatusBadge } from '~/components/merchant/status_badge'
import type { State } from '~/components/merchant/types'

/** The drawing of each state; its colour and its word always go with it. */
export const stateIcons = { waiting: IconClock, approved: IconCheck, rejected: IconX }

const looks = { waiting: 'wait', approved: 'good', rejected: 'bad' } as const

export function StateBadge({ state, large }: { state: State; large?: boolean }) {
  const t = useTranslations('merchant.states')
  return (
    <StatusBadge look={looks[state]} icon={stateIcons[state]} large={large}>
      {t(state)}
    </StatusBadge>
  )
}
