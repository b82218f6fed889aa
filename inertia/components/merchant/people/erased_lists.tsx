import { List, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { formatDay } from '#shared/days'
import type { Remainder, Removed } from '#shared/personal_records'

type Props = {
  removed: Removed[]
  kept: Remainder[]
  /** Headings of both lists, and the sentence if nothing stays. */
  words: { removed: string; kept: string; keptNothing: string }
}

export function ErasedLists({ removed, kept, words }: Props) {
  const t = useTranslations('people')
  return (
    <>
      <Stack gap={6}>
        <Title order={2} size="h5">
          {words.removed}
        </Title>
        <List size="sm">
          {removed.map(({ kind, count }) => (
            <List.Item key={kind}>
              {t(`kinds.${kind}`)}: <b>{count}</b>
            </List.Item>
          ))}
        </List>
      </Stack>
      <Stack gap={6}>
        <Title order={2} size="h5">
          {words.kept}
        </Title>
        {kept.length === 0 && <Text size="sm">{words.keptNothing}</Text>}
        <List size="sm" spacing="xs">
          {kept.map(({ kind, count, until }) => (
            <List.Item key={kind}>
              {t(`kinds.${kind}`)}: <b>{count}</b>
              <Text size="sm" c="dimmed">
                {t(`reasons.${kind}`)} {until && t('erase.until', { day: formatDay(until) })}
              </Text>
            </List.Item>
          ))}
        </List>
      </Stack>
    </>
  )
}
