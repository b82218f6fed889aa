import { IconArrowBackUp, IconCheck, IconPrinter } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { StatusBadge } from '~/components/merchant/status_badge'
import { workBadges } from '~/components/merchant/work_badges'
import type { PrintRun } from '~/components/merchant/print_runs/types'

const badges = {
  ...workBadges,
  open: { tone: 'wait', icon: IconPrinter },
  printed: { tone: 'good', icon: IconCheck },
  rolled_back: { tone: 'plain', icon: IconArrowBackUp },
} as const

export function PrintRunState({ state }: { state: PrintRun['state'] }) {
  const t = useTranslations('cards.batches.states')
  return <StatusBadge {...badges[state]}>{t(state)}</StatusBadge>
}
