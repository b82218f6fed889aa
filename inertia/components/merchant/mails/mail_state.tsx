import { IconAlertTriangle, IconCheck, IconClock, IconHandStop } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { StatusBadge } from '~/components/merchant/status_badge'

export type Mail = {
  id: number
  to: string
  template: string
  subject: string | null
  locale: 'es' | 'en'
  state: 'held' | 'queued' | 'sent' | 'failed'
  batch: number | null
  attempts: number
  error: string | null
  at: string
  nextTryAt: string | null
  form: { id: number; type: string; reference: string } | null
}

const looks = {
  held: { look: 'plain', icon: IconHandStop },
  queued: { look: 'wait', icon: IconClock },
  sent: { look: 'good', icon: IconCheck },
  failed: { look: 'bad', icon: IconAlertTriangle },
} as const

/** How a mail stands: waiting for the office or the server, gone, or given up. */
export function MailState({ state }: Pick<Mail, 'state'>) {
  const t = useTranslations('config.mails.state')
  return <StatusBadge {...looks[state]}>{t(state)}</StatusBadge>
}
