import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { MergeChoice } from '~/components/merchant/default_player/merge_choice'
import type { Mergeable } from '~/components/merchant/default_player/merge_row'
import { MergeValues } from '~/components/merchant/default_player/merge_values'
import type { Player } from '~/components/merchant/default_player/player_form'
import { PageHead } from '~/components/merchant/page_head'
import type { Options } from '~/components/merchant/types'

type Props = {
  player: Player
  other: Player | null
  keep: number | null
  take: Mergeable[]
  candidates: Player[]
  search: string
  options: Options
}

export default function MerchantConfigDefaultPlayerMerge(props: Props) {
  const { player, other, keep, take, candidates, search, options } = props
  const t = useTranslations('config.player.merge')
  const { id, fullName: name } = player
  return (
    <>
      <PageHead
        title={t('title')}
        heading={t('heading', { name })}
        here={t('title')}
        crumbs={[
          { label: t('players'), href: urlFor('merchant.default_players.index') },
          { label: name, href: urlFor('merchant.default_players.edit', { id }) },
        ]}
      />
      <Text c="dimmed" mb="md" maw="68ch">
        {t(other ? 'valuesText' : 'text')}
      </Text>
      {other && keep ? (
        <MergeValues
          key={other.id}
          player={player}
          other={other}
          keep={keep}
          take={take}
          options={options}
        />
      ) : (
        <MergeChoice player={player} candidates={candidates} search={search} />
      )}
    </>
  )
}
