import { EmptyState, Group, NativeSelect, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconKey } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CreateLink } from '~/components/merchant/create_link'
import { PageHead } from '~/components/merchant/page_head'
import { type ListedProfile, ProfileTable } from '~/components/merchant/permission/profile_table'
import type { Edition, FlagOptions } from '~/components/merchant/permission/types'
import type { Option } from '~/components/merchant/types'

type Props = {
  permissions: ListedProfile[]
  tournament: Edition
  options: FlagOptions & { editions: Option[] }
}

export default function MerchantPermissionsIndex({ permissions, tournament, options }: Props) {
  const t = useTranslations('merchant.permissions')
  const qs = { tournament: tournament.id }
  return (
    <>
      <PageHead
        title={t('title')}
        action={
          <CreateLink href={urlFor('merchant.permissions.create', {}, { qs })}>
            {t('create')}
          </CreateLink>
        }
      />
      <Group justify="space-between" align="flex-end" mb="md">
        <Text c="dimmed" maw="68ch">
          {t('text')}
        </Text>
        <NativeSelect
          name="tournament"
          label={t('edition')}
          data={options.editions}
          value={String(tournament.id)}
          onChange={(event) =>
            router.get(urlFor('merchant.permissions.index'), {
              tournament: event.currentTarget.value,
            })
          }
        />
      </Group>
      {permissions.length === 0 ? (
        <EmptyState
          py={64}
          icon={<IconKey aria-hidden />}
          title={t('emptyTitle')}
          description={t('emptyText')}
        />
      ) : (
        <ProfileTable permissions={permissions} options={options} />
      )}
    </>
  )
}
