import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconColumns3,
  IconLoader2,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { ImportRow } from '~/components/merchant/imports/types'
import { StatusBadge } from '~/components/merchant/status_badge'

const looks = {
  preview: { look: 'wait', icon: IconColumns3 },
  queued: { look: 'wait', icon: IconClock },
  running: { look: 'plain', icon: IconLoader2 },
  done: { look: 'good', icon: IconCheck },
  failed: { look: 'bad', icon: IconAlertTriangle },
} as const

/** Where an import stands. */
export function RunState({ state }: Pick<ImportRow, 'state'>) {
  const t = useTranslations('imports.states')
  return <StatusBadge {...looks[state]}>{t(state)}</StatusBadge>
}
