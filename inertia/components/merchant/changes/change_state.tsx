import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Change } from '~/components/merchant/changes/words'
import { StatusBadge } from '~/components/merchant/status_badge'
import { workLooks } from '~/components/merchant/work_looks'

const looks = { ...workLooks, undone: { look: 'plain', icon: IconArrowBackUp } } as const

export function ChangeState({ state }: Pick<Change, 'state'>) {
  const t = useTranslations('merchant.changes.states')
  return <StatusBadge {...looks[state]}>{t(state)}</StatusBadge>
}
