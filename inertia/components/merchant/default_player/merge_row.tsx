import { Radio, Table } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CellLabel } from '~/components/merchant/cell_label'
import type { Player } from '~/components/merchant/default_player/player_form'
import type { Option, Options } from '~/components/merchant/types'
import { formatDay } from '#shared/days'

/** Fields that one row may take from the other, in display order. */
export const mergeable = [
  'name',
  'lastName',
  'playerId',
  'nationality',
  'rank',
  'draw',
  'birthDate',
  'active',
] as const
export type Mergeable = (typeof mergeable)[number]

type RowProps = {
  field: Mergeable
  kept: Player
  gone: Player
  options: Options
  fromGone: boolean
  onChoose(fromGone: boolean): void
}

export function MergeRow({ field, kept, gone, options, fromGone, onChoose }: RowProps) {
  const t = useTranslations('config.player.merge')
  const labels = useTranslations('config.player.values')
  const draw = useTranslations('config.player')
  const text = (player: Player) => {
    const value = player[field]
    if (field === 'active') return draw(value ? 'in' : 'out')
    if (value === null || value === '') return t('nothing')
    if (field === 'birthDate') return formatDay(String(value))
    const lists: Partial<Record<Mergeable, Option[]>> = {
      nationality: options.countries,
      draw: options.draws,
    }
    return lists[field]?.find((option) => option.value === value)?.label ?? String(value)
  }
  const same = kept[field] === gone[field]
  const cell = (player: Player, isGone: boolean) => (
    <Table.Td>
      <CellLabel>{t(isGone ? 'goes' : 'stays')}</CellLabel>
      {same ? (
        text(player)
      ) : (
        <Radio
          name={field}
          label={text(player)}
          aria-label={`${labels(field)}: ${text(player)}`}
          checked={isGone === fromGone}
          onChange={() => onChoose(isGone)}
        />
      )}
    </Table.Td>
  )
  return (
    <Table.Tr>
      <Table.Td fw={600}>{labels(field)}</Table.Td>
      {cell(kept, false)}
      {cell(gone, true)}
    </Table.Tr>
  )
}
