import { Button, EmptyState, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconBallTennis, IconFilterOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CreateLink } from '~/components/merchant/create_link'
import {
  PlayerFilter,
  type PlayerQuery,
  showPlayers,
} from '~/components/merchant/default_player/player_filter'
import { PlayerTable, type ListedPlayer } from '~/components/merchant/default_player/player_table'
import { Pager } from '~/components/merchant/list/pager'
import { PageHead } from '~/components/merchant/page_head'
import type { Options, Pager as PagerProps } from '~/components/merchant/types'

type Props = PlayerQuery & {
  players: PagerProps & { data: ListedPlayer[] }
  /** The edition whose players these are; null where none is active. */
  edition: string | null
  options: Options
}

export default function MerchantConfigDefaultPlayerIndex({
  players,
  edition,
  options,
  ...query
}: Props) {
  const t = useTranslations('config.player')
  const { search, tour, nationality, draw, status } = query
  const filter = { search, tour, nationality, draw, status }
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <>
      <PageHead
        title={t('title')}
        action={
          edition && (
            <CreateLink href={urlFor('merchant.default_players.create')}>{t('create')}</CreateLink>
          )
        }
      />
      <Text c="dimmed" mb="md" maw="68ch">
        {edition ? t('text', { edition }) : t('noEdition')}
      </Text>
      <PlayerFilter query={filter} options={options} />
      <Text size="sm" c="dimmed" py="xs" role="status">
        {t('total', { count: players.total })}
      </Text>
      {players.total > 0 ? (
        <PlayerTable players={players.data} options={options} />
      ) : isFiltered ? (
        <EmptyState
          py={64}
          icon={<IconFilterOff aria-hidden />}
          title={t('filteredTitle')}
          description={t('filteredText')}
        >
          <EmptyState.Actions>
            <Button variant="default" onClick={() => showPlayers({})}>
              {t('clearFilters')}
            </Button>
          </EmptyState.Actions>
        </EmptyState>
      ) : (
        <EmptyState
          py={64}
          icon={<IconBallTennis aria-hidden />}
          title={t('emptyTitle')}
          description={t('emptyText')}
        />
      )}
      <Pager pager={players} onTurn={(url) => router.get(url, {}, { preserveState: true })} />
    </>
  )
}
