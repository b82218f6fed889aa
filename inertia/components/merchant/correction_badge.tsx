import { IconMailForward, IconPencilCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { StatusBadge } from '~/components/merchant/status_badge'

type Props = { asked: boolean; corrected: boolean }

/** Whether a waiting request is with its applicant, or has come back corrected. */
export function CorrectionBadge({ asked, corrected }: Props) {
  const t = useTranslations('merchant.states')
  if (asked)
    return (
      <StatusBadge tone="plain" icon={IconMailForward}>
        {t('asked')}
      </StatusBadge>
    )
  if (corrected)
    return (
      <StatusBadge tone="wait" icon={IconPencilCheck}>
        {t('corrected')}
      </StatusBadge>
    )
  return null
}
