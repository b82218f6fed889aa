import { Anchor, EmptyState, Table, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { BatchState } from '~/components/merchant/batches/batch_state'
import type { Batch } from '~/components/merchant/batches/types'
import { paperOf } from '~/components/merchant/card_paper'
import { Pager } from '~/components/merchant/list/pager'
import { Moment } from '~/components/merchant/moment'
import { PageHead } from '~/components/merchant/page_head'
import { FramedTable } from '~/components/merchant/stacked_table'
import type { Pager as PagerProps } from '~/components/merchant/types'

type Props = { batches: { data: Batch[] } & PagerProps }

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
        <BatchTable batches={batches.data} />
      )}
      <Pager pager={batches} onTurn={(url) => router.get(url)} />
    </>
  )
}

function BatchTable({ batches }: { batches: Batch[] }) {
  const t = useTranslations('cards.batches')
  const words = useTranslations('merchant.print.papers')
  return (
    <FramedTable heads={[t('run'), t('what'), t('cards'), t('state'), t('by'), t('ordered')]}>
      {batches.map((batch) => (
        <Table.Tr key={batch.id}>
          <Table.Td>
            <Anchor
              component={Link}
              href={urlFor('merchant.batches.show', { id: batch.id })}
              fw={600}
              size="sm"
            >
              {t('number', { id: String(batch.id) })}
            </Anchor>
          </Table.Td>
          <Table.Td>
            {batch.what}
            <Text size="sm" c="dimmed">
              {words(paperOf(batch))}
            </Text>
          </Table.Td>
          <Table.Td>{t('cardCount', { count: batch.total })}</Table.Td>
          <Table.Td>
            <BatchState state={batch.state} />
          </Table.Td>
          <Table.Td>{batch.user ?? t('nobody')}</Table.Td>
          <Table.Td c="dimmed">
            <Moment at={batch.createdAt} />
          </Table.Td>
        </Table.Tr>
      ))}
    </FramedTable>
  )
}
