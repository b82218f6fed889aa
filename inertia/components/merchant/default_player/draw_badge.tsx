import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { StatusBadge } from '~/components/merchant/status_badge'

export function DrawBadge({ active }: { active: boolean }) {
  const t = useTranslations('config.player')
  return (
    <StatusBadge tone={active ? 'good' : 'plain'} icon={active ? IconCircleCheck : IconCircleX}>
      {t(active ? 'in' : 'out')}
    </StatusBadge>
  )
}
