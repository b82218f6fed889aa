import { Text } from '@mantine/core'
import { IconBan, IconCheck, IconClock, IconHourglassEmpty } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useExactTime } from '~/components/merchant/moment'
import { StatusBadge } from '~/components/merchant/status_badge'
import type { LinkState } from '#sql/single_use'

const badges = {
  open: { tone: 'wait', icon: IconClock },
  used: { tone: 'good', icon: IconCheck },
  revoked: { tone: 'bad', icon: IconBan },
  over: { tone: 'plain', icon: IconHourglassEmpty },
} as const

export function LinkStatus({ state, expiresAt }: { state: LinkState; expiresAt: string }) {
  const t = useTranslations('merchant.linkState')
  const exact = useExactTime()
  return (
    <>
      <StatusBadge {...badges[state]}>{t(state)}</StatusBadge>
      {(state === 'open' || state === 'over') && (
        <Text size="xs" c="dimmed">
          {t('expires', { state, at: exact(expiresAt) })}
        </Text>
      )}
    </>
  )
}
