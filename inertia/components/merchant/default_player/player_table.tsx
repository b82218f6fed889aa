import { Anchor, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { DrawBadge } from '~/components/merchant/default_player/draw_badge'
import { placeKinds } from '#shared/choices'
import { CellLabel } from '~/components/merchant/cell_label'
import { FramedTable } from '~/components/merchant/stacked_table'
import type { Options } from '~/components/merchant/types'

export type ListedPlayer = Data.DefaultPlayer.Variants['forList']

export function PlayerTable({ players, options }: { players: ListedPlayer[]; options: Options }) {
  const t = useTranslations('config.player')
  return (
    <FramedTable
      heads={[
        t('player'),
        t('tour'),
        t('draw'),
        ...placeKinds.map((kind) => t(`places.${kind}`)),
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
  const label = (list: string, value: string | null) =>
    options[list].find((option) => option.value === value)?.label ?? value
  const details = [label('countries', nationality), rank && t('ranked', { rank })].filter(Boolean)
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
          {details.join(' · ')}
        </Text>
      </Table.Td>
      <Table.Td>{tour}</Table.Td>
      <Table.Td>{label('draws', draw)}</Table.Td>
      {placeKinds.map((kind) => (
        <Table.Td key={kind}>
          <CellLabel>{t(`places.${kind}`)}</CellLabel>
          {t('of', { taken: taken[kind], most: most[kind] })}
          <Text size="xs" c="dimmed">
            {t('left', { left: Math.max(0, most[kind] - taken[kind]) })}
          </Text>
        </Table.Td>
      ))}
      <Table.Td>
        <DrawBadge active={active} />
      </Table.Td>
    </Table.Tr>
  )
}
