import { IconArrowBackUp, IconCheck, IconPrinter } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { StatusBadge } from '~/components/merchant/status_badge'
import { workLooks } from '~/components/merchant/work_looks'
import type { PrintRun } from '~/components/merchant/print_runs/types'

const looks = {
  ...workLooks,
  open: { look: 'wait', icon: IconPrinter },
  printed: { look: 'good', icon: IconCheck },
  rolled_back: { look: 'plain', icon: IconArrowBackUp },
} as const

export function PrintRunState({ state }: { state: PrintRun['state'] }) {
  const t = useTranslations('cards.batches.states')
  return <StatusBadge {...looks[state]}>{t(state)}</StatusBadge>
}
