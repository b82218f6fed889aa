import { List, Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { drawPreview } from '#props/draw_preview'
import { PreviewAnswer } from '~/components/merchant/default_player/preview_answer'

export type DrawAnswer = Awaited<ReturnType<typeof drawPreview>>

type Change = DrawAnswer['changes'][number]

type Props = { answer: DrawAnswer | null; failed: boolean; asked: boolean }

export function DrawPreview(preview: Props) {
  const t = useTranslations('config.player.draws')
  return (
    <PreviewAnswer
      {...preview}
      words={{ unasked: t('nothing'), failed: t('failed'), counting: t('counting') }}
    >
      {(answer) => <DrawChanges answer={answer} />}
    </PreviewAnswer>
  )
}

function DrawChanges({ answer }: { answer: DrawAnswer }) {
  const t = useTranslations('config.player.draws')
  const { changes, quarterFinals } = answer
  const leaving = changes.filter(({ active }) => active.from && !active.to)
  const entering = changes.filter(({ active }) => !active.from && active.to)
  const withFewerPlaces = changes.filter(
    ({ taken, most }) => most.to < most.from || taken.members > most.to
  )
  const withMorePlaces = changes.filter(({ most }) => most.to > most.from)
  const leavingWithTeam = leaving.filter(
    (change) => hasTeam(change) && !withFewerPlaces.includes(change)
  )
  return (
    <Stack gap="xs" role="status">
      {quarterFinals.from !== quarterFinals.to && (
        <Text size="sm">{t(quarterFinals.to ? 'turnsOn' : 'turnsOff')}</Text>
      )}
      <Text size="sm" fw={600}>
        {t('moves', { left: leaving.length, came: entering.length })}
      </Text>
      <Changes title={t('closing')} changes={withFewerPlaces} />
      <Changes title={t('opening')} changes={withMorePlaces} />
      {leavingWithTeam.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            {t('leaving')}
          </Text>
          <List size="sm">
            {leavingWithTeam.map(({ id, name, tour, taken }) => (
              <List.Item key={id}>{t('leavingOne', { name, tour, ...taken })}</List.Item>
            ))}
          </List>
        </div>
      )}
      {leaving.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('afterwards')}
        </Text>
      )}
    </Stack>
  )
}

const hasTeam = ({ taken }: Change) => taken.members + taken.dayPasses + taken.guests > 0

function Changes({ title, changes }: { title: string; changes: Change[] }) {
  const t = useTranslations('config.player.draws')
  if (changes.length === 0) return null
  const withTeam = changes.filter(({ taken }) => taken.members > 0)
  const withoutTeam = changes.length - withTeam.length
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <List size="sm">
        {withTeam.map(({ id, name, tour, most, taken }) => (
          <List.Item key={id}>
            {t('change', { name, tour, ...most, taken: taken.members })}
            {taken.members > most.to && (
              <Text span size="sm" c="red" fw={600}>
                {' '}
                {t('over', { over: taken.members - most.to })}
              </Text>
            )}
          </List.Item>
        ))}
        {withoutTeam > 0 && <List.Item>{t('withoutTeam', { count: withoutTeam })}</List.Item>}
      </List>
    </div>
  )
}
