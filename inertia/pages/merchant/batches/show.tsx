import { Alert, Paper, Stack, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconAlertTriangle, IconBoxOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PrintRunActions } from '~/components/merchant/print_runs/print_run_actions'
import { PrintRunRows } from '~/components/merchant/print_runs/print_run_rows'
import { PrintRunState } from '~/components/merchant/print_runs/print_run_state'
import type {
  PrintRunRow,
  RollbackCounts,
  ShownPrintRun,
  PrintRun,
} from '~/components/merchant/print_runs/types'
import { paperOf } from '~/components/merchant/card_paper'
import { Pager } from '~/components/merchant/list/pager'
import { Moment } from '~/components/merchant/moment'
import { PageHead } from '~/components/merchant/page_head'
import { TableSection } from '~/components/merchant/table_section'
import type { Pager as PagerProps } from '~/components/merchant/types'
import { WorkProgress } from '~/components/merchant/work_progress'

type Props = {
  batch: ShownPrintRun
  rollback: RollbackCounts
  rows: { data: PrintRunRow[] } & PagerProps
  dead: { rows: PrintRunRow[]; total: number }
}

export default function MerchantBatchesShow({ batch: run, rollback, rows, dead }: Props) {
  const t = useTranslations('cards.batches')
  return (
    <>
      <PageHead
        title={t('number', { id: String(run.id) })}
        crumbs={[{ label: t('title'), href: urlFor('merchant.batches.index') }]}
        beside={<PrintRunState state={run.state} />}
      />
      <Stack gap="lg">
        <Summary run={run} rollback={rollback} />
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
            <PrintRunRows rows={dead.rows} caption={t('deadTitle', { count: dead.total })} />
          </Stack>
        )}
        <TableSection id="cards" title={t('pile')} empty={false}>
          <PrintRunRows rows={rows.data} caption={t('pile')} />
          <Pager pager={rows} onTurn={(url) => router.get(url)} />
        </TableSection>
      </Stack>
    </>
  )
}

function Summary({ run, rollback }: { run: ShownPrintRun; rollback: RollbackCounts }) {
  const t = useTranslations('cards.batches')
  const papers = useTranslations('merchant.print.papers')
  const making = run.state === 'queued' || run.state === 'running'
  const at = (iso: string) => () => <Moment at={iso} />
  return (
    <Paper withBorder p="lg" maw={720}>
      <Stack gap="sm">
        <div>
          <Text fw={600}>
            {run.what}: {t('cardCount', { count: run.total })}
          </Text>
          <Text size="sm" c="dimmed">
            {papers(paperOf(run))}, {t(`sorts.${run.sort ?? 'asked'}`)}
          </Text>
          <Text size="sm" c="dimmed">
            {run.user ?? t('nobody')}, <Moment at={run.createdAt} />
          </Text>
        </div>
        {making && <PrintRunProgress run={run} />}
        {run.error && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t('failedTitle')}>
            {run.why} {t('failedText')}
          </Alert>
        )}
        {run.state === 'open' && <Text role="status">{t('ready', { count: run.total })}</Text>}
        {run.confirmedAt && (
          <Text size="sm">
            {t.rich(run.atOnce ? 'atOnce' : 'confirmed', {
              user: run.confirmedBy ?? t('nobody'),
              at: at(run.confirmedAt),
            })}
          </Text>
        )}
        {run.rolledBackAt && (
          <Text size="sm">
            {t.rich('rolledBack', {
              user: run.rolledBackBy ?? t('nobody'),
              at: at(run.rolledBackAt),
            })}
          </Text>
        )}
        {!run.ready && (run.state === 'open' || run.state === 'printed') && (
          <Text size="sm" c="dimmed">
            {t('fileGone')}
          </Text>
        )}
        <PrintRunActions run={run} rollback={rollback} />
      </Stack>
    </Paper>
  )
}

function PrintRunProgress({ run: { done, total } }: { run: PrintRun }) {
  const t = useTranslations('cards.batches')
  return (
    <WorkProgress
      props={['batch', 'rollback', 'rows']}
      done={done}
      total={total}
      text={t('progress', { done, total })}
      label={t('progressLabel')}
      hint={t('mayLeave')}
    />
  )
}
