import { Button, EmptyState, Paper, Stack, Text } from '@mantine/core'
import { useForm } from '@inertiajs/react'
import { IconDoorExit } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { usePreview } from '~/components/merchant/bulk/use_preview'
import { ExitChoice } from '~/components/merchant/default_player/exit_choice'
import { ExitPlayer, type OutPlayer } from '~/components/merchant/default_player/exit_player'
import { type ExitAnswer, ExitPreview } from '~/components/merchant/default_player/exit_preview'
import { PageHead } from '~/components/merchant/page_head'
import { formatDay } from '#shared/days'

type Props = {
  players: OutPlayer[]
  /** All players who are out; only the first ones are shown. */
  total: number
  only: number | null
  today: string
}

export default function MerchantConfigDefaultPlayerOut(props: Props) {
  // Start again when the listed people change.
  const peopleKey = props.players.flatMap(({ team, links }) => [
    ...team.map(({ id, until, credits }) => `${id} ${until} ${credits}`),
    ...links.map(({ id }) => id),
  ])
  return <ExitBoard key={peopleKey.join()} {...props} />
}

function ExitBoard({ players, total, only, today }: Props) {
  const t = useTranslations('config.player.exit')
  const url = urlFor('merchant.default_players.out.store')
  const { data, setData, post, processing, errors, transform } = useForm(() => ({
    people: players.flatMap(({ team }) =>
      team.flatMap(({ id, state, until }) => (state === 'approved' && until > today ? id : []))
    ),
    links: players.flatMap(({ links }) => links.map(({ id }) => id)),
    day: formatDay(today),
    meals: false,
  }))
  const isDay = /^\d{2}\/\d{2}\/\d{4}$/.test(data.day)
  const chosen = data.people.length + data.links.length > 0
  const { preview, failed } = usePreview<ExitAnswer>(url, chosen && isDay ? data : null)
  const does = preview !== null && preview.ended + preview.meals + preview.links > 0
  const apply = (event: FormEvent) => {
    event.preventDefault()
    transform((typed) => typed)
    post(url, { preserveScroll: true })
  }
  return (
    <>
      <PageHead
        title={t('title')}
        crumbs={[{ label: t('players'), href: urlFor('merchant.default_players.index') }]}
      />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      {players.length === 0 ? (
        <EmptyState
          py={64}
          icon={<IconDoorExit aria-hidden />}
          title={t(only === null ? 'emptyTitle' : 'notOutTitle')}
          description={t(only === null ? 'emptyText' : 'notOutText')}
        />
      ) : (
        <form noValidate onSubmit={apply}>
          <Stack maw={960}>
            {total > players.length && (
              <Text size="sm" role="status">
                {t('some', { shown: players.length, total })}
              </Text>
            )}
            {players.map((player) => (
              <ExitPlayer key={player.id} player={player} chosen={data} onChange={setData} />
            ))}
            <Paper withBorder p="md">
              <Stack>
                <ExitChoice {...{ data, errors }} onChange={setData} />
                <ExitPreview answer={preview} failed={failed} asked={chosen && isDay} />
                <Button
                  type="submit"
                  loading={processing}
                  disabled={!does}
                  style={{ alignSelf: 'flex-start' }}
                >
                  {t('apply')}
                </Button>
              </Stack>
            </Paper>
          </Stack>
        </form>
      )}
    </>
  )
}
