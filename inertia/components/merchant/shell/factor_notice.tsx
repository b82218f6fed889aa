import { Alert, Anchor } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { IconShieldLock } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useExactTime } from '~/components/merchant/moment'

export function FactorNotice() {
  const t = useTranslations('merchant.factorDue')
  const { props, url } = usePage()
  const exact = useExactTime()
  const due = props.factorDue
  if (!due) return null
  const account = urlFor('merchant.account.show')
  return (
    <Alert
      role="note"
      color="yellow"
      icon={<IconShieldLock size={18} aria-hidden />}
      mb="md"
      maw={960}
    >
      {new Date(due) < new Date() ? t('over') : t('text', { day: exact(due) })}{' '}
      {!url.startsWith(account) && (
        <Anchor component={Link} href={account} size="sm" underline="always">
          {t('link')}
        </Anchor>
      )}
    </Alert>
  )
}
