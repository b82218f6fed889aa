import { Progress, Stack, Text } from '@mantine/core'
import { usePoll } from '@inertiajs/react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { Change } from '~/components/merchant/changes/words'

export function Underway({ change }: { change: Change }) {
  const t = useTranslations('merchant.changes')
  const { start, stop } = usePoll(
    1000,
    { only: ['change', 'skipped', 'some', 'held'] },
    { autoStart: false }
  )
  useEffect(() => {
    start()
    return stop
  }, [])
  return (
    <Stack gap="xs">
      <Text role="status">{t('progress', { done: change.done, total: change.total })}</Text>
      <Progress
        value={change.total ? (change.done / change.total) * 100 : 0}
        animated
        aria-label={t('progressLabel')}
      />
      <Text size="sm" c="dimmed">
        {t('mayLeave')}
      </Text>
    </Stack>
  )
}
