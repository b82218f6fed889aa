import { IconAlertTriangle, IconCheck, IconClock, IconHandStop } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { StatusBadge } from '~/components/merchant/status_badge'

export type Mail = Data.Mail

const badges = {
  held: { tone: 'plain', icon: IconHandStop },
  queued: { tone: 'wait', icon: IconClock },
  sent: { tone: 'good', icon: IconCheck },
  failed: { tone: 'bad', icon: IconAlertTriangle },
} as const

export function MailState({ state }: Pick<Mail, 'state'>) {
  const t = useTranslations('config.mails.state')
  return <StatusBadge {...badges[state]}>{t(state)}</StatusBadge>
}
