import { Button, EmptyState, Group, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { IconBallTennis, IconFilterOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CreateLink } from '~/components/merchant/create_link'
import { PlayerFilter, PlayerOrder } from '~/components/merchant/default_player/player_filter'
import { PlayerTable, type ListedPlayer } from '~/components/merchant/default_player/player_table'
import {
  type PlayerQuery,
  usePlayerQuery,
} from '~/components/merchant/default_player/use_player_query'
import { Pager } from '~/components/merchant/list/pager'
import { PageHead } from '~/components/merchant/page_head'
import type { Options, Pager as PagerProps } from '~/components/merchant/types'

type Props = PlayerQuery & {
  players: PagerProps & { data: ListedPlayer[] }
  edition: string | null
  options: Options
}

export default function MerchantConfigDefaultPlayerIndex({
  players,
  edition,
  options,
  ...props
}: Props) {
  const t = useTranslations('config.player')
  const list = usePlayerQuery(props)
  return (
    <>
      <PageHead
        title={t('title')}
        action={
          edition && (
            <Group gap="xs">
              <Button
                variant="default"
                component={Link}
                href={urlFor('merchant.default_players.draw.edit')}
              >
                {t('draws.title')}
              </Button>
              <Button
                variant="default"
                component={Link}
                href={urlFor('merchant.default_players.out.create')}
              >
                {t('exit.title')}
              </Button>
              <CreateLink href={urlFor('merchant.default_players.create')}>
                {t('create')}
              </CreateLink>
            </Group>
          )
        }
      />
      <Text c="dimmed" mb="md" maw="68ch">
        {edition ? t('text', { edition }) : t('noEdition')}
      </Text>
      <PlayerFilter list={list} options={options} />
      <Group justify="space-between" gap="xs" py="xs">
        <Text size="sm" c="dimmed" role="status">
          {t('total', { count: players.total })}
        </Text>
        <PlayerOrder list={list} />
      </Group>
      {players.total > 0 ? (
        <PlayerTable players={players.data} options={options} />
      ) : list.isFiltered ? (
        <EmptyState
          py={64}
          icon={<IconFilterOff aria-hidden />}
          title={t('filteredTitle')}
          description={t('filteredText')}
        >
          <EmptyState.Actions>
            <Button variant="default" onClick={list.clear}>
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
