import { Table } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { RetryButton } from '~/components/merchant/jobs/retry_button'
import { TroubleRow } from '~/components/merchant/jobs/trouble_row'
import { Moment } from '~/components/merchant/moment'
import { FramedTable } from '~/components/merchant/stacked_table'
import { TableSection } from '~/components/merchant/table_section'
import { wordsOf } from '~/words'

export type StoppedOrder = {
  id: number
  kind: string
  state: 'queued' | 'running' | 'failed'
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
  orders: StoppedOrder[]
  urlOf(id: number): string
}

export function StoppedOrders({ id, title, empty, orders, urlOf }: Props) {
  const t = useTranslations('config.jobs')
  return (
    <TableSection id={id} title={title} empty={orders.length === 0 && empty}>
      <FramedTable heads={[t('what'), t('state'), t('who'), t('since'), t('error'), t('actions')]}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} url={urlOf(order.id)} />
        ))}
      </FramedTable>
    </TableSection>
  )
}

function OrderRow({ order, url }: { order: StoppedOrder; url: string }) {
  const t = useTranslations('config.jobs')
  const { id, kind, state, title, user, error, at, done, total } = order
  const failed = state === 'failed'
  const what = wordsOf(t, `kinds.${kind}`)
  const facts = [
    `#${id}`,
    title,
    done !== undefined && total !== undefined && t('progress', { done, total }),
  ]
  return (
    <TroubleRow
      what={what}
      facts={facts.filter(Boolean).join(' · ')}
      failed={failed}
      state={t(`orderState.${state}`)}
      error={error}
      actions={
        <RetryButton
          url={url}
          label={t(failed ? 'again' : 'goOn')}
          name={t(failed ? 'againLabel' : 'goOnLabel', { what, id })}
        />
      }
    >
      <Table.Td>{user ?? t('nobody')}</Table.Td>
      <Table.Td c="dimmed">
        <Moment at={at} />
      </Table.Td>
    </TroubleRow>
  )
}
