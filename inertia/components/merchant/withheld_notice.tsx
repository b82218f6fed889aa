import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'

/** Tells users why they see so little of a person: the data is restricted, or they are not named for minors. */
export function WithheldNotice({ restricted }: { restricted: boolean }) {
  const t = useTranslations(`merchant.show.withheld.${restricted ? 'restricted' : 'minor'}`)
  return (
    <Alert mb="xs" color="gray" icon={<IconLock aria-hidden />} title={t('title')}>
      {t('text')}
    </Alert>
  )
}
