import { Paper, Table, type TableProps, VisuallyHidden } from '@mantine/core'
import stacked from '~/components/merchant/stacked.module.css'

type Props = Omit<TableProps, 'className'> & {
  heads: string[]
  /** Heading of a last column with buttons, for screen readers. */
  actions?: string
  /** For screen readers. */
  caption?: string
}

export function StackedTable({ heads, actions, caption, children, ...rest }: Props) {
  return (
    <Table highlightOnHover className={stacked.table} {...rest}>
      {caption && <VisuallyHidden component="caption">{caption}</VisuallyHidden>}
      <Table.Thead>
        <Table.Tr>
          {heads.map((head) => (
            <Table.Th key={head} scope="col">
              {head}
            </Table.Th>
          ))}
          {actions && (
            <Table.Th scope="col">
              <VisuallyHidden>{actions}</VisuallyHidden>
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  )
}

export function FramedTable(props: Props) {
  return (
    <Paper withBorder className={stacked.paper}>
      <StackedTable {...props} />
    </Paper>
  )
}
