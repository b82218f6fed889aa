import { Badge } from '@mantine/core'
import { IconCheck, IconClock, IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { State } from '~/components/merchant/types'

/** Colour and icon of each state; the word always stands beside them. */
export const stateLooks = {
  waiting: { color: 'yellow', Icon: IconClock },
  approved: { color: 'green', Icon: IconCheck },
  rejected: { color: 'red', Icon: IconX },
} as const

export function StateBadge({ state, size }: { state: State; size?: 'sm' | 'md' | 'lg' }) {
  const t = useTranslations('merchant.states')
  const { color, Icon } = stateLooks[state]
  return (
    <Badge
      color={color}
      variant="light"
      size={size}
      leftSection={<Icon size={13} stroke={2.2} aria-hidden />}
    >
      {t(state)}
    </Badge>
  )
}
