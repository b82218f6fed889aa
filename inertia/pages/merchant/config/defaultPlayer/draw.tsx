import {
  Button,
  Group,
  Paper,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Switch,
  Text,
} from '@mantine/core'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { usePreview } from '~/components/merchant/bulk/use_preview'
import { type DrawnPlayer, DrawList } from '~/components/merchant/default_player/draw_list'
import { type DrawAnswer, DrawPreview } from '~/components/merchant/default_player/draw_preview'
import { ListReader } from '~/components/merchant/default_player/list_reader'
import { PageHead } from '~/components/merchant/page_head'
import { useBusy } from '~/components/use_busy'

type Props = {
  tour: 'ATP' | 'WTA'
  edition: string
  quarterFinals: boolean
  players: DrawnPlayer[]
  others: number
}

export default function MerchantConfigDefaultPlayerDraw(props: Props) {
  // Start again when the tour or its players change.
  const playersKey = props.players.map(({ id, active }) => `${id}${active}`).join()
  return <DrawBoard key={`${props.tour} ${playersKey} ${props.quarterFinals}`} {...props} />
}

function DrawBoard({ tour, edition, quarterFinals, players, others }: Props) {
  const t = useTranslations('config.player.draws')
  const before = players.filter(({ active }) => active).map(({ id }) => id)
  const [staying, setStaying] = useState(() => new Set(before))
  const [reached, setReached] = useState(quarterFinals)
  const [busy, whileBusy] = useBusy()
  const url = urlFor('merchant.default_players.draw.update')
  const drawChanges = before.length !== staying.size || before.some((id) => !staying.has(id))
  const hasChanges = drawChanges || reached !== quarterFinals
  const body = {
    tour,
    before,
    quarterFinals: reached,
    players: [...staying].sort((a, b) => a - b),
  }
  const { preview, failed } = usePreview<DrawAnswer>(url, hasChanges ? body : null)
  const apply = () => router.post(url, body, whileBusy)
  return (
    <>
      <PageHead
        title={t('title')}
        crumbs={[{ label: t('players'), href: urlFor('merchant.default_players.index') }]}
      />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text', { edition })}
      </Text>
      <Group mb="md" gap="lg">
        <SegmentedControl
          aria-label={t('tour')}
          data={['ATP', 'WTA']}
          value={tour}
          onChange={(next) =>
            router.get(urlFor('merchant.default_players.draw.edit', {}, { qs: { tour: next } }))
          }
        />
        <Switch
          label={t('quarterFinals')}
          checked={reached}
          onChange={(event) => setReached(event.currentTarget.checked)}
        />
      </Group>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
        <DrawList {...{ players, others, staying }} onChange={setStaying} />
        <Stack>
          <ListReader url={url} tour={tour} onRead={(ids) => setStaying(new Set(ids))} />
          <Paper withBorder p="md" component="section" aria-label={t('preview')}>
            <Stack>
              <DrawPreview answer={preview} failed={failed} asked={hasChanges} />
              <Button
                loading={busy}
                disabled={!preview}
                style={{ alignSelf: 'flex-start' }}
                onClick={apply}
              >
                {t('apply')}
              </Button>
            </Stack>
          </Paper>
        </Stack>
      </SimpleGrid>
    </>
  )
}
