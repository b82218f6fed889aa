import { EmptyState, Text } from '@mantine/core'
import { IconTrophy } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CreateLink } from '~/components/merchant/create_link'
import { PageHead } from '~/components/merchant/page_head'
import { EditionTable } from '~/components/merchant/tournament/edition_table'
import type { ListedEdition } from '~/components/merchant/tournament/types'

type Props = { tournaments: ListedEdition[] }

export default function MerchantConfigTournamentIndex({ tournaments }: Props) {
  const t = useTranslations('config.tournament')
  return (
    <>
      <PageHead
        title={t('title')}
        action={<CreateLink href={urlFor('merchant.tournaments.create')}>{t('create')}</CreateLink>}
      />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      {tournaments.length === 0 ? (
        <EmptyState
          py={64}
          icon={<IconTrophy aria-hidden />}
          title={t('emptyTitle')}
          description={t('emptyText')}
        />
      ) : (
        <EditionTable editions={tournaments} />
      )}
    </>
  )
}
