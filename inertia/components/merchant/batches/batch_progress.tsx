import { Progress, Stack, Text } from '@mantine/core'
import { usePoll } from '@inertiajs/react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { Batch } from '~/components/merchant/batches/types'

export function BatchProgress({ batch }: { batch: Batch }) {
  const t = useTranslations('cards.batches')
  const { start, stop } = usePoll(1000, { only: ['batch', 'fate', 'rows'] }, { autoStart: false })
  useEffect(() => {
    start()
    return stop
  }, [])
  const { done, total } = batch
  return (
    <Stack gap="xs">
      <Text role="status">{t('progress', { done, total })}</Text>
      <Progress value={(done / total) * 100} animated aria-label={t('progressLabel')} />
      <Text size="sm" c="dimmed">
        {t('mayLeave')}
      </Text>
    </Stack>
  )
}
