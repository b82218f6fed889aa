import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCheck,
  IconClock,
  IconLoader2,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Change } from '~/components/merchant/changes/words'
import { StatusBadge } from '~/components/merchant/status_badge'

const looks = {
  queued: { look: 'wait', icon: IconClock },
  running: { look: 'plain', icon: IconLoader2 },
  done: { look: 'good', icon: IconCheck },
  failed: { look: 'bad', icon: IconAlertTriangle },
  undone: { look: 'plain', icon: IconArrowBackUp },
} as const

/** Where a change of many stands. */
export function ChangeState({ state }: Pick<Change, 'state'>) {
  const t = useTranslations('merchant.changes.states')
  return <StatusBadge {...looks[state]}>{t(state)}</StatusBadge>
}
