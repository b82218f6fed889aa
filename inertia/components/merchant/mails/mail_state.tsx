import { IconAlertTriangle, IconCheck, IconClock, IconHandStop } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { StatusBadge } from '~/components/merchant/status_badge'

export type Mail = Data.Mail

const looks = {
  held: { look: 'plain', icon: IconHandStop },
  queued: { look: 'wait', icon: IconClock },
  sent: { look: 'good', icon: IconCheck },
  failed: { look: 'bad', icon: IconAlertTriangle },
} as const

export function MailState({ state }: Pick<Mail, 'state'>) {
  const t = useTranslations('config.mails.state')
  return <StatusBadge {...looks[state]}>{t(state)}</StatusBadge>
}
