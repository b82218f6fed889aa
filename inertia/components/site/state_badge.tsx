import {
  IconArrowBackUp,
  IconCheck,
  IconClock,
  IconMailQuestion,
  IconPencil,
  IconX,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'

const looks = {
  waiting: { Icon: IconClock, className: 'badge-wait' },
  tutor: { Icon: IconMailQuestion, className: 'badge-wait' },
  asked: { Icon: IconPencil, className: 'badge-wait' },
  approved: { Icon: IconCheck, className: 'badge-good' },
  rejected: { Icon: IconX, className: 'badge-bad' },
  withdrawn: { Icon: IconArrowBackUp, className: 'badge-plain' },
}

export type ShownState = keyof typeof looks

export function StateBadge({ state }: { state: ShownState }) {
  const t = useTranslations('ui.status.states')
  const { Icon, className } = looks[state]
  return (
    <span className={`badge ${className}`}>
      <Icon size={18} stroke={2.25} aria-hidden />
      {t(state)}
    </span>
  )
}
