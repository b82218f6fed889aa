import { IconCheck, IconClock } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { StatusBadge } from '~/components/merchant/status_badge'

export function PickupState({ signed, large }: { signed: boolean; large?: boolean }) {
  const t = useTranslations('collectives.states')
  return (
    <StatusBadge
      tone={signed ? 'good' : 'wait'}
      icon={signed ? IconCheck : IconClock}
      large={large}
    >
      {t(signed ? 'signed' : 'waiting')}
    </StatusBadge>
  )
}
