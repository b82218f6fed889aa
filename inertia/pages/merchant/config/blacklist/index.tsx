import { EmptyState, Text } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CreateLink } from '~/components/merchant/create_link'
import { EntryTable, type ListedEntry } from '~/components/merchant/blacklist/entry_table'
import { PageHead } from '~/components/merchant/page_head'

type Props = { entries: ListedEntry[] }

export default function MerchantConfigBlacklistIndex({ entries }: Props) {
  const t = useTranslations('config.blacklist')
  return (
    <>
      <PageHead
        title={t('title')}
        action={<CreateLink href={urlFor('merchant.blacklist.create')}>{t('create')}</CreateLink>}
      />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      {entries.length === 0 ? (
        <EmptyState
          py={64}
          icon={<IconUserOff aria-hidden />}
          title={t('emptyTitle')}
          description={t('emptyText')}
        />
      ) : (
        <EntryTable entries={entries} />
      )}
    </>
  )
}
