import { Anchor, EmptyState, Paper, Table } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { BatchState, type Batch } from '~/components/merchant/batch_state'
import { Moment } from '~/components/merchant/moment'
import { PageHead } from '~/components/merchant/page_head'
import stacked from '~/components/merchant/stacked.module.css'

type Props = { batches: Batch[] }

export default function MerchantBatchesIndex({ batches }: Props) {
  const t = useTranslations('merchant.batches')
  return (
    <>
      <PageHead title={t('title')} />
      {batches.length === 0 ? (
        <EmptyState
          py={64}
          icon={<IconPrinter aria-hidden />}
          title={t('emptyTitle')}
          description={t('emptyText')}
        />
      ) : (
        <BatchTable batches={batches} />
      )}
    </>
  )
}

function BatchTable({ batches }: Props) {
  const t = useTranslations('merchant.batches')
  return (
    <Paper withBorder className={stacked.paper}>
      <Table highlightOnHover className={stacked.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('run')}</Table.Th>
            <Table.Th scope="col">{t('state')}</Table.Th>
            <Table.Th scope="col">{t('cards')}</Table.Th>
            <Table.Th scope="col">{t('ordered')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
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
                <BatchState state={batch.state} />
              </Table.Td>
              <Table.Td>{t('cardCount', { count: batch.total ?? 0 })}</Table.Td>
              <Table.Td c="dimmed">
                <Moment at={batch.createdAt} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  )
}
