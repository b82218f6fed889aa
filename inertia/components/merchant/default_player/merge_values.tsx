import { Alert, Button, Group, Paper, Stack } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { usePreview } from '~/components/merchant/bulk/use_preview'
import type { MergePreview } from '#players/merge'
import { MergeOutcome } from '~/components/merchant/default_player/merge_outcome'
import { type Mergeable, mergeable, MergeRow } from '~/components/merchant/default_player/merge_row'
import type { Player } from '~/components/merchant/default_player/player_form'
import { StackedTable } from '~/components/merchant/stacked_table'
import type { Options } from '~/components/merchant/types'
import { useBusy } from '~/components/use_busy'

type Props = {
  player: Player
  other: Player
  /** Id of the row that stays; it takes the fields `take` from the other. */
  keep: number
  take: Mergeable[]
  options: Options
}

export function MergeValues({ player, other, keep, take, options }: Props) {
  const t = useTranslations('config.player.merge')
  const [kept, gone] = keep === player.id ? [player, other] : [other, player]
  const [takenFields, setTakenFields] = useState(take)
  const [busy, whileBusy] = useBusy()
  const url = urlFor('merchant.default_players.merge.store', { id: player.id })
  const body = { other: other.id, keep, take: takenFields }
  const { preview, failed } = usePreview<MergePreview>(url, body)
  const choose = (field: Mergeable, fromGone: boolean) => {
    const others = takenFields.filter((name) => name !== field)
    setTakenFields(fromGone ? [...others, field] : others)
  }
  const apply = () => router.post(url, body, whileBusy)
  return (
    <Stack maw={960}>
      <Paper withBorder>
        <StackedTable heads={[t('value'), t('stays'), t('goes')]} highlightOnHover={false}>
          {mergeable.map((field) => (
            <MergeRow
              key={field}
              {...{ field, kept, gone, options }}
              fromGone={takenFields.includes(field)}
              onChoose={(fromGone) => choose(field, fromGone)}
            />
          ))}
        </StackedTable>
      </Paper>
      <Paper withBorder p="md" role="status">
        {failed ? (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />}>
            {t('failed')}
          </Alert>
        ) : (
          <MergeOutcome answer={preview} gone={gone.fullName} />
        )}
      </Paper>
      <Group gap="xs">
        <Button loading={busy} disabled={!preview} onClick={apply}>
          {t('apply')}
        </Button>
        <Button
          variant="default"
          component={Link}
          href={urlFor('merchant.default_players.merge.create', { id: player.id })}
        >
          {t('another')}
        </Button>
      </Group>
    </Stack>
  )
}
