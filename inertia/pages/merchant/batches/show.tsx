import { Alert, Paper, Stack, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconAlertTriangle, IconBoxOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { BatchActions } from '~/components/merchant/batches/batch_actions'
import { BatchProgress } from '~/components/merchant/batches/batch_progress'
import { BatchRows } from '~/components/merchant/batches/batch_rows'
import { BatchState } from '~/components/merchant/batches/batch_state'
import type { BatchRow, Fate, ShownBatch } from '~/components/merchant/batches/types'
import { paperOf } from '~/components/merchant/card_paper'
import { Pager } from '~/components/merchant/list/pager'
import { Moment } from '~/components/merchant/moment'
import { PageHead } from '~/components/merchant/page_head'
import { TableSection } from '~/components/merchant/table_section'
import type { Pager as PagerProps } from '~/components/merchant/types'

type Props = {
  batch: ShownBatch
  fate: Fate
  rows: { data: BatchRow[] } & PagerProps
  /** Printed cards revoked since then: the first ones, and how many. */
  dead: { rows: BatchRow[]; total: number }
}

export default function MerchantBatchesShow({ batch, fate, rows, dead }: Props) {
  const t = useTranslations('cards.batches')
  return (
    <>
      <PageHead
        title={t('number', { id: String(batch.id) })}
        crumbs={[{ label: t('title'), href: urlFor('merchant.batches.index') }]}
        beside={<BatchState state={batch.state} />}
      />
      <Stack gap="lg">
        <Summary batch={batch} fate={fate} />
        {dead.total > 0 && (
          <Stack gap="sm">
            <Alert
              color="red"
              icon={<IconBoxOff aria-hidden />}
              title={t('deadTitle', { count: dead.total })}
            >
              {t('deadText')}
              {dead.total > dead.rows.length && ` ${t('deadSome', { count: dead.rows.length })}`}
            </Alert>
            <BatchRows rows={dead.rows} caption={t('deadTitle', { count: dead.total })} />
          </Stack>
        )}
        <TableSection id="cards" title={t('pile')} empty={false}>
          <BatchRows rows={rows.data} caption={t('pile')} />
          <Pager pager={rows} onTurn={(url) => router.get(url)} />
        </TableSection>
      </Stack>
    </>
  )
}

function Summary({ batch, fate }: Pick<Props, 'batch' | 'fate'>) {
  const t = useTranslations('cards.batches')
  const papers = useTranslations('merchant.print.papers')
  const making = batch.state === 'queued' || batch.state === 'running'
  const at = (iso: string) => () => <Moment at={iso} />
  return (
    <Paper withBorder p="lg" maw={720}>
      <Stack gap="sm">
        <div>
          <Text fw={600}>
            {batch.what}: {t('cardCount', { count: batch.total })}
          </Text>
          <Text size="sm" c="dimmed">
            {papers(paperOf(batch))}, {t(`sorts.${batch.sort ?? 'asked'}`)}
          </Text>
          <Text size="sm" c="dimmed">
            {batch.user ?? t('nobody')}, <Moment at={batch.createdAt} />
          </Text>
        </div>
        {making && <BatchProgress batch={batch} />}
        {batch.error && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t('failedTitle')}>
            {batch.why} {t('failedText')}
          </Alert>
        )}
        {batch.state === 'open' && <Text role="status">{t('ready', { count: batch.total })}</Text>}
        {batch.confirmedAt && (
          <Text size="sm">
            {t.rich(batch.atOnce ? 'atOnce' : 'confirmed', {
              user: batch.confirmedBy ?? t('nobody'),
              at: at(batch.confirmedAt),
            })}
          </Text>
        )}
        {batch.rolledBackAt && (
          <Text size="sm">
            {t.rich('rolledBack', {
              user: batch.rolledBackBy ?? t('nobody'),
              at: at(batch.rolledBackAt),
            })}
          </Text>
        )}
        {!batch.ready && (batch.state === 'open' || batch.state === 'printed') && (
          <Text size="sm" c="dimmed">
            {t('fileGone')}
          </Text>
        )}
        <BatchActions batch={batch} fate={fate} />
      </Stack>
    </Paper>
  )
}
