import { Table, Text } from '@mantine/core'
import { TableSection } from '~/components/merchant/table_section'
import { FramedTable } from '~/components/merchant/stacked_table'

type Props = {
  id: string
  title: string
  heads: [string, string]
  rows: { key: string; label: string; count: string | number }[]
  empty: string
  text?: string
}

export function ClosingCounts({ id, title, heads, rows, empty, text }: Props) {
  return (
    <TableSection id={id} title={title} empty={rows.length === 0 && empty}>
      {text && (
        <Text size="sm" c="dimmed" mb="xs" maw="68ch">
          {text}
        </Text>
      )}
      <FramedTable heads={heads} caption={title}>
        {rows.map(({ key, label, count }) => (
          <Table.Tr key={key}>
            <Table.Td>{label}</Table.Td>
            <Table.Td>{count}</Table.Td>
          </Table.Tr>
        ))}
      </FramedTable>
    </TableSection>
  )
}
