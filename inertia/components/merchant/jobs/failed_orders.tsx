import { Table, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { AgainButton } from '~/components/merchant/jobs/again_button'
import { Moment } from '~/components/merchant/moment'
import { FramedTable } from '~/components/merchant/stacked_table'
import { TableSection } from '~/components/merchant/table_section'

export type FailedOrder = {
  id: number
  kind: string
  title: string | null
  user: string | null
  error: string | null
  at: string
  done?: number
  total?: number
}

type Props = {
  id: string
  title: string
  empty: string
  orders: FailedOrder[]
  urlOf(id: number): string
}

/** What somebody ordered and did not get, and a way to order it again. */
export function FailedOrders({ id, title, empty, orders, urlOf }: Props) {
  const t = useTranslations('config.jobs')
  return (
    <TableSection id={id} title={title} empty={orders.length === 0 && empty}>
      <FramedTable heads={[t('what'), t('who'), t('since'), t('error'), t('actions')]}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} url={urlOf(order.id)} />
        ))}
      </FramedTable>
    </TableSection>
  )
}

function OrderRow({ order, url }: { order: FailedOrder; url: string }) {
  const t = useTranslations('config.jobs')
  const { id, kind, title, user, error, at, done, total } = order
  const what = t(`kinds.${kind}` as 'kinds.cards')
  const facts = [
    `#${id}`,
    title,
    done !== undefined && total !== undefined && t('progress', { done, total }),
  ]
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={600}>
          {what}
        </Text>
        <Text size="xs" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </Table.Td>
      <Table.Td>{user ?? t('nobody')}</Table.Td>
      <Table.Td c="dimmed">
        <Moment at={at} />
      </Table.Td>
      <Table.Td maw={360}>
        <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
          {error}
        </Text>
      </Table.Td>
      <Table.Td>
        <AgainButton url={url} label={t('again')} name={t('againLabel', { what, id })} />
      </Table.Td>
    </Table.Tr>
  )
}
