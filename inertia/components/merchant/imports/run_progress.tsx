import { Progress, Stack, Text } from '@mantine/core'
import { usePoll } from '@inertiajs/react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { ImportRow } from '~/components/merchant/imports/types'

export function RunProgress({ run }: { run: ImportRow }) {
  const t = useTranslations('imports.show')
  const { start, stop } = usePoll(1000, { only: ['run'] }, { autoStart: false })
  useEffect(() => {
    start()
    return stop
  }, [])
  const isUndoing = run.state === 'undoing'
  const done = isUndoing ? run.undone : run.done
  const total = isUndoing ? run.created + run.updated : run.registries
  return (
    <Stack gap="xs">
      <Text role="status">{t('progress', { done, total })}</Text>
      <Progress
        value={total > 0 ? (done / total) * 100 : 0}
        animated
        aria-label={t(isUndoing ? 'undoLabel' : 'progressLabel')}
      />
      <Text size="sm" c="dimmed">
        {t('mayLeave')}
      </Text>
    </Stack>
  )
}
