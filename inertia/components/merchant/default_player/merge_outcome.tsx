import { Alert, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { MergePreview } from '#players/merge'
import { placeKinds } from '#shared/choices'

export function MergeOutcome({ answer, gone }: { answer: MergePreview | null; gone: string }) {
  const t = useTranslations('config.player.merge')
  const words = useTranslations('config.player')
  if (!answer) return <Text c="dimmed">{t('counting')}</Text>
  const { moves, taken, most } = answer
  const exceeded = placeKinds.filter((kind) => taken[kind] > most[kind])
  return (
    <Stack gap="xs">
      <Text size="sm">{t('moves', { requests: moves.requests, links: moves.links })}</Text>
      <Text size="sm">
        {placeKinds
          .map(
            (kind) =>
              `${words(`places.${kind}`)}: ${words('of', { taken: taken[kind], most: most[kind] })}`
          )
          .join(' · ')}
      </Text>
      {exceeded.length > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
          {t('over', {
            kinds: exceeded.map((kind) => words(`places.${kind}`).toLowerCase()).join(', '),
          })}
        </Alert>
      )}
      <Text size="sm">{t('gone', { name: gone })}</Text>
    </Stack>
  )
}
