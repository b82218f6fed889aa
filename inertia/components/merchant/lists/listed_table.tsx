import { Table, Text } from '@mantine/core'
import type { PropsWithChildren, ReactNode } from 'react'
import { StackedTable } from '~/components/merchant/stacked_table'

type Props = PropsWithChildren<{
  title: string
  heads: string[]
  /** Whether all columns but the first hold numbers. */
  numeric?: boolean
}>

/** A table whose rows become cards on a phone. */
export function ListedTable({ title, heads, numeric = false, children }: Props) {
  return (
    <StackedTable caption={title} heads={heads} data-numeric={numeric || undefined}>
      {children}
    </StackedTable>
  )
}

/** A cell that says its heading where the columns have none. */
export function Cell({ head, children }: { head: string; children: ReactNode }) {
  const isEmpty = children === null || children === undefined || children === ''
  return (
    <Table.Td>
      {!isEmpty && (
        <Text span size="xs" c="dimmed" hiddenFrom="xs" aria-hidden>
          {head}:{' '}
        </Text>
      )}
      {children}
    </Table.Td>
  )
}
