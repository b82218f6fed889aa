import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'

/** Tells users who are not named for minors why they see so little of them. */
export function MinorNotice() {
  const t = useTranslations('merchant.show')
  return (
    <Alert mb="xs" color="gray" icon={<IconLock aria-hidden />} title={t('withheld')}>
      {t('withheldText')}
    </Alert>
  )
}
