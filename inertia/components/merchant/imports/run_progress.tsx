import { Progress, Stack, Text } from '@mantine/core'
import { usePoll } from '@inertiajs/react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { ImportRow } from '~/components/merchant/imports/types'

/** How far an import has come; asks again every second. */
export function RunProgress({ run }: { run: ImportRow }) {
  const t = useTranslations('imports.show')
  const { start, stop } = usePoll(1000, { only: ['run'] }, { autoStart: false })
  useEffect(() => {
    start()
    return stop
  }, [])
  const { done, registries } = run
  return (
    <Stack gap="xs">
      <Text role="status">{t('progress', { done, total: registries })}</Text>
      <Progress
        value={registries > 0 ? (done / registries) * 100 : 0}
        animated
        aria-label={t('progressLabel')}
      />
      <Text size="sm" c="dimmed">
        {t('mayLeave')}
      </Text>
    </Stack>
  )
}
