import { IconArrowBackUp, IconBookmark, IconCheck, IconClock, IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { StatusBadge } from '~/components/merchant/status_badge'
import type { State } from '#shared/request_states'

export const stateIcons = { waiting: IconClock, approved: IconCheck, rejected: IconX }

const icons = { ...stateIcons, withdrawn: IconArrowBackUp, reserved: IconBookmark }
const badges = {
  waiting: 'wait',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
  reserved: 'plain',
} as const

type Props = {
  state: State
  /** Taken back by the applicant; stored as rejected. */
  withdrawn?: boolean
  reserved?: boolean
  large?: boolean
}

export function StateBadge({ state, withdrawn = false, reserved = false, large }: Props) {
  const t = useTranslations('merchant.states')
  const waits = reserved && state === 'waiting' ? 'reserved' : state
  const shown = withdrawn ? 'withdrawn' : waits
  return (
    <StatusBadge tone={badges[shown]} icon={icons[shown]} large={large}>
      {t(shown)}
    </StatusBadge>
  )
}
