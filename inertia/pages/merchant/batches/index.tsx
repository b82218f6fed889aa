import { Anchor, EmptyState, Table, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PrintRunState } from '~/components/merchant/print_runs/print_run_state'
import type { PrintRun } from '~/components/merchant/print_runs/types'
import { paperOf } from '~/components/merchant/card_paper'
import { Pager } from '~/components/merchant/list/pager'
import { Moment } from '~/components/merchant/moment'
import { PageHead } from '~/components/merchant/page_head'
import { FramedTable } from '~/components/merchant/stacked_table'
import type { Pager as PagerProps } from '~/components/merchant/types'

type Props = { batches: { data: PrintRun[] } & PagerProps }

export default function MerchantBatchesIndex({ batches }: Props) {
  const t = useTranslations('cards.batches')
  return (
    <>
      <PageHead title={t('title')} />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      {batches.data.length === 0 ? (
        <EmptyState
          py={64}
          icon={<IconPrinter aria-hidden />}
          title={t('emptyTitle')}
          description={t('emptyText')}
        />
      ) : (
        <PrintRunTable runs={batches.data} />
      )}
      <Pager pager={batches} onTurn={(url) => router.get(url)} />
    </>
  )
}

function PrintRunTable({ runs }: { runs: PrintRun[] }) {
  const t = useTranslations('cards.batches')
  const words = useTranslations('merchant.print.papers')
  return (
    <FramedTable heads={[t('run'), t('what'), t('cards'), t('state'), t('by'), t('ordered')]}>
      {runs.map((run) => (
        <Table.Tr key={run.id}>
          <Table.Td>
            <Anchor
              component={Link}
              href={urlFor('merchant.batches.show', { id: run.id })}
              fw={600}
              size="sm"
            >
              {t('number', { id: String(run.id) })}
            </Anchor>
          </Table.Td>
          <Table.Td>
            {run.what}
            <Text size="sm" c="dimmed">
              {words(paperOf(run))}
            </Text>
          </Table.Td>
          <Table.Td>{t('cardCount', { count: run.total })}</Table.Td>
          <Table.Td>
            <PrintRunState state={run.state} />
          </Table.Td>
          <Table.Td>{run.user ?? t('nobody')}</Table.Td>
          <Table.Td c="dimmed">
            <Moment at={run.createdAt} />
          </Table.Td>
        </Table.Tr>
      ))}
    </FramedTable>
  )
}
