import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PageHead } from '~/components/merchant/page_head'
import { ProfileForm } from '~/components/merchant/permission/profile_form'
import type { Edition, FlagOptions } from '~/components/merchant/permission/types'

type Props = { tournament: Edition; options: FlagOptions }

export default function MerchantPermissionsCreate({ tournament, options }: Props) {
  const t = useTranslations('merchant.permissions')
  const qs = { tournament: tournament.id }
  return (
    <>
      <PageHead
        title={t('createTitle')}
        crumbs={[{ label: t('title'), href: urlFor('merchant.permissions.index', {}, { qs }) }]}
        beside={<Text c="dimmed">{tournament.name}</Text>}
      />
      <ProfileForm tournament={tournament} options={options} />
    </>
  )
}
