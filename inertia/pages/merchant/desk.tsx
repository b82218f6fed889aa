import { Button, Stack, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PageHead } from '~/components/merchant/page_head'
import { pageIcons } from '~/components/merchant/shell/page_icons'
import { useOffice } from '~/components/merchant/shell/use_office'
import { pagesOfSection } from '#shared/office_pages'
import type { Role } from '#shared/roles'

type Props = { role: Role }

/** Start page of users who do not work in the office. */
export default function MerchantDesk({ role }: Props) {
  const t = useTranslations('merchant.desk')
  const nav = useTranslations('merchant.nav')
  const { user, member } = useOffice()
  if (!member) return null
  const jobs = pagesOfSection('onSite', member).filter(({ label }) => label !== 'desk')
  return (
    <>
      <PageHead title={t('title', { name: user?.name ?? '' })} />
      <Text c="dimmed" mb="md">
        {t('text', { role })}
      </Text>
      <Stack maw={440} gap="xs">
        {jobs.map(({ label, route, icon }) => {
          const Icon = pageIcons[icon]
          return (
            <Button
              key={route}
              component={Link}
              href={urlFor(route)}
              size="md"
              leftSection={<Icon size={20} aria-hidden />}
            >
              {nav(label)}
            </Button>
          )
        })}
        {pagesOfSection('lists', member).map(({ label, route }) => (
          <Button key={route} component={Link} href={urlFor(route)} variant="light">
            {nav(label)}
          </Button>
        ))}
      </Stack>
    </>
  )
}
