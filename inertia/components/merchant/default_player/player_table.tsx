import { Anchor, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { PlayerStanding } from '~/components/merchant/default_player/player_standing'
import { CellLabel } from '~/components/merchant/cell_label'
import { FramedTable } from '~/components/merchant/stacked_table'
import type { Options } from '~/components/merchant/types'

export type ListedPlayer = Data.DefaultPlayer.Variants['forList']

const kinds = ['members', 'dayPasses', 'guests'] as const

export function PlayerTable({ players, options }: { players: ListedPlayer[]; options: Options }) {
  const t = useTranslations('config.player')
  return (
    <FramedTable
      heads={[
        t('player'),
        t('tour'),
        t('draw'),
        ...kinds.map((kind) => t(`places.${kind}`)),
        t('status'),
      ]}
    >
      {players.map((player) => (
        <PlayerRow key={player.id} player={player} options={options} />
      ))}
    </FramedTable>
  )
}

function PlayerRow({ player, options }: { player: ListedPlayer; options: Options }) {
  const t = useTranslations('config.player')
  const { id, fullName, tour, nationality, rank, draw, active, taken, most } = player
  const label = (list: string, wanted: string | null) =>
    options[list].find(({ value }) => value === wanted)?.label ?? wanted
  const beside = [label('countries', nationality), rank && t('ranked', { rank })].filter(Boolean)
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor
          component={Link}
          href={urlFor('merchant.default_players.edit', { id })}
          fw={600}
          size="sm"
        >
          {fullName}
        </Anchor>
        <Text size="xs" c="dimmed">
          {beside.join(' · ')}
        </Text>
      </Table.Td>
      <Table.Td>{tour}</Table.Td>
      <Table.Td>{label('draws', draw)}</Table.Td>
      {kinds.map((kind) => (
        <Table.Td key={kind}>
          <CellLabel>{t(`places.${kind}`)}</CellLabel>
          {t('of', { taken: taken[kind], most: most[kind] })}
          <Text size="xs" c="dimmed">
            {t('left', { left: Math.max(0, most[kind] - taken[kind]) })}
          </Text>
        </Table.Td>
      ))}
      <Table.Td>
        <PlayerStanding active={active} />
      </Table.Td>
    </Table.Tr>
  )
}
