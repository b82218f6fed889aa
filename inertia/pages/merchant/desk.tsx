import { Button } from '@mantine/core'
import { router } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Gate } from '~/components/merchant/shell/gate'
import { useOffice } from '~/components/merchant/shell/use_office'

type Props = { role: string }

/** For users whose screens are not part of the office. */
export default function MerchantDesk({ role }: Props) {
  const t = useTranslations('merchant.desk')
  const { user } = useOffice()
  return (
    <Gate
      title={t('title', { name: user?.name ?? '' })}
      text={t('text', { role: role === 'coordinator' ? 'coordinator' : 'restaurant' })}
    >
      <Button variant="default" onClick={() => router.post(urlFor('merchant.sessions.destroy'))}>
        {t('logout')}
      </Button>
    </Gate>
  )
}
