import { IconArrowBackUp, IconColumns3 } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { ImportRow } from '~/components/merchant/imports/types'
import { StatusBadge } from '~/components/merchant/status_badge'
import { workLooks } from '~/components/merchant/work_looks'

const looks = {
  ...workLooks,
  preview: { look: 'wait', icon: IconColumns3 },
  undoing: workLooks.running,
  undone: { look: 'plain', icon: IconArrowBackUp },
} as const

export function RunState({ state }: Pick<ImportRow, 'state'>) {
  const t = useTranslations('imports.states')
  return <StatusBadge {...looks[state]}>{t(state)}</StatusBadge>
}
