import { IconArrowBackUp, IconColumns3 } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { ImportRow } from '~/components/merchant/imports/types'
import { StatusBadge } from '~/components/merchant/status_badge'
import { workBadges } from '~/components/merchant/work_badges'

const badges = {
  ...workBadges,
  preview: { tone: 'wait', icon: IconColumns3 },
  undoing: workBadges.running,
  undone: { tone: 'plain', icon: IconArrowBackUp },
} as const

export function RunState({ state }: Pick<ImportRow, 'state'>) {
  const t = useTranslations('imports.states')
  return <StatusBadge {...badges[state]}>{t(state)}</StatusBadge>
}
