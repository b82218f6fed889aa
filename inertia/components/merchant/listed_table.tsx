import { Table } from '@mantine/core'
import type { PropsWithChildren, ReactNode } from 'react'
import { CellLabel } from '~/components/merchant/cell_label'
import { StackedTable } from '~/components/merchant/stacked_table'

type Props = PropsWithChildren<{
  title: string
  heads: string[]
  numeric?: boolean
}>

export function ListedTable({ title, heads, numeric = false, children }: Props) {
  return (
    <StackedTable caption={title} heads={heads} data-numeric={numeric || undefined}>
      {children}
    </StackedTable>
  )
}

export function Cell({ head, children }: { head: string; children: ReactNode }) {
  const isEmpty = children === null || children === undefined || children === ''
  return (
    <Table.Td>
      {!isEmpty && <CellLabel>{head}</CellLabel>}
      {children}
    </Table.Td>
  )
}
