import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Change } from '~/components/merchant/changes/words'
import { StatusBadge } from '~/components/merchant/status_badge'
import { workBadges } from '~/components/merchant/work_badges'

const badges = { ...workBadges, undone: { tone: 'plain', icon: IconArrowBackUp } } as const

export function ChangeState({ state }: Pick<Change, 'state'>) {
  const t = useTranslations('merchant.changes.states')
  return <StatusBadge {...badges[state]}>{t(state)}</StatusBadge>
}
