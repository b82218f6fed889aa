import { Paper, Table, type TableProps, VisuallyHidden } from '@mantine/core'
import stacked from '~/components/merchant/stacked.module.css'

type Props = Omit<TableProps, 'className'> & {
  heads: string[]
  /** Head of a last column of buttons, for those who hear it. */
  actions?: string
  /** Name of the table, for those who hear it. */
  caption?: string
}

/** A table whose rows become cards on a phone. */
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

/** The same on paper of its own. */
export function FramedTable(props: Props) {
  return (
    <Paper withBorder className={stacked.paper}>
      <StackedTable {...props} />
    </Paper>
  )
}
