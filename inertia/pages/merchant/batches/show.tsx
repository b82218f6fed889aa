import { Alert, Button, Paper, Progress, Stack, Text } from '@mantine/core'
import { usePoll } from '@inertiajs/react'
import { IconAlertTriangle, IconFileTypePdf } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { BatchState, type Batch } from '~/components/merchant/batch_state'
import { PageHead } from '~/components/merchant/page_head'

type Props = { batch: Batch }

export default function MerchantBatchesShow({ batch }: Props) {
  const t = useTranslations('merchant.batches')
  const name = t('number', { id: String(batch.id) })
  return (
    <>
      <PageHead
        title={name}
        crumbs={[{ label: t('title'), href: urlFor('merchant.batches.index') }]}
        beside={<BatchState state={batch.state} />}
      />
      <Paper withBorder p="lg" maw={560}>
        {batch.ready && <Ready batch={batch} />}
        {batch.error && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t('failedTitle')}>
            {t('failedText')}
          </Alert>
        )}
        {!batch.ready && !batch.error && <Underway batch={batch} />}
      </Paper>
    </>
  )
}

function Underway({ batch }: Props) {
  const t = useTranslations('merchant.batches')
  const { start, stop } = usePoll(1000, { only: ['batch'] }, { autoStart: false })
  useEffect(() => {
    start()
    return stop
  }, [])
  const share = batch.total ? (batch.done / batch.total) * 100 : 0
  return (
    <Stack gap="xs">
      <Text role="status">{t('progress', { done: batch.done, total: batch.total ?? 0 })}</Text>
      <Progress value={share} animated aria-label={t('progressLabel')} />
      <Text size="sm" c="dimmed">
        {t('mayLeave')}
      </Text>
    </Stack>
  )
}

function Ready({ batch }: Props) {
  const t = useTranslations('merchant.batches')
  const format = useFormatter()
  const megabytes = format.number((batch.fileSize ?? 0) / 1_000_000, { maximumFractionDigits: 1 })
  return (
    <Stack gap="sm" align="flex-start">
      <Text role="status">{t('ready', { count: batch.total ?? batch.done })}</Text>
      <Button
        component="a"
        href={urlFor('merchant.batches.download', { id: batch.id })}
        target="_blank"
        rel="noopener"
        leftSection={<IconFileTypePdf size={18} stroke={1.6} aria-hidden />}
      >
        {t('open', { size: megabytes })}
      </Button>
    </Stack>
  )
}
