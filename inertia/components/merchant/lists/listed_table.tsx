import { Table, Text, VisuallyHidden } from '@mantine/core'
import type { PropsWithChildren, ReactNode } from 'react'
import stacked from '~/components/merchant/stacked.module.css'

type Props = PropsWithChildren<{
  title: string
  heads: string[]
  /** Whether all columns but the first hold numbers. */
  numeric?: boolean
}>

/** A table whose rows become cards on a phone. */
export function ListedTable({ title, heads, numeric = false, children }: Props) {
  return (
    <Table highlightOnHover className={stacked.table} data-numeric={numeric || undefined}>
      <VisuallyHidden component="caption">{title}</VisuallyHidden>
      <Table.Thead>
        <Table.Tr>
          {heads.map((head) => (
            <Table.Th key={head} scope="col">
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
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
