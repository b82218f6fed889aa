import { Button, Stack } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { IconCashRegister, IconReceipt, IconScan, IconSignature } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useDeskLists } from '~/components/merchant/shell/desk_lists'
import { Gate } from '~/components/merchant/shell/gate'
import { useOffice } from '~/components/merchant/shell/use_office'

type Props = { role: string }

/** For users whose screens are not part of the office. */
export default function MerchantDesk({ role }: Props) {
  const t = useTranslations('merchant.desk')
  const nav = useTranslations('merchant.nav')
  const { user } = useOffice()
  const lists = useDeskLists()
  return (
    <Gate
      title={t('title', { name: user?.name ?? '' })}
      text={t('text', { role: role === 'coordinator' ? 'coordinator' : 'restaurant' })}
    >
      {role === 'coordinator' && (
        <Button
          component={Link}
          route="merchant.scans.create"
          leftSection={<IconScan size={20} aria-hidden />}
          fullWidth
        >
          {nav('scan')}
        </Button>
      )}
      {role === 'coordinator' && (
        <Button
          component={Link}
          route="merchant.collectives.index"
          leftSection={<IconSignature size={20} aria-hidden />}
          fullWidth
        >
          {nav('collectives')}
        </Button>
      )}
      {role === 'restaurant' && (
        <Button
          component={Link}
          route="merchant.restaurant_scans.create"
          leftSection={<IconCashRegister size={20} aria-hidden />}
          fullWidth
        >
          {nav('restaurantStation')}
        </Button>
      )}
      {role === 'restaurant' && (
        <Button
          component={Link}
          route="merchant.restaurant_logs.index"
          leftSection={<IconReceipt size={20} aria-hidden />}
          variant="light"
          fullWidth
        >
          {nav('restaurantLog')}
        </Button>
      )}
      {lists.length > 0 && (
        <Stack component="nav" aria-label={nav('lists')} gap="xs">
          {lists.map(({ label, href }) => (
            <Button key={href} component={Link} href={href} variant="light" fullWidth>
              {label}
            </Button>
          ))}
        </Stack>
      )}
      <Button variant="default" onClick={() => router.post(urlFor('merchant.sessions.destroy'))}>
        {t('logout')}
      </Button>
    </Gate>
  )
}
