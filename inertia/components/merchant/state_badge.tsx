import { IconCheck, IconClock, IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { State } from '~/components/merchant/types'
import classes from '~/components/merchant/state_badge.module.css'

/** The icon of each state; its colour and its word always go with it. */
export const stateIcons = { waiting: IconClock, approved: IconCheck, rejected: IconX }

const looks = { waiting: 'badge-wait', approved: 'badge-good', rejected: 'badge-bad' }

export function StateBadge({ state, large }: { state: State; large?: boolean }) {
  const t = useTranslations('merchant.states')
  const Icon = stateIcons[state]
  return (
    <span className={`badge ${looks[state]} ${large ? '' : classes.dense}`}>
      <Icon size={large ? 17 : 14} stroke={2.2} aria-hidden />
      {t(state)}
    </span>
  )
}
