import { Table, VisuallyHidden } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import { FigurePanel } from '~/components/merchant/dashboard/figure_panel'
import { TallyCell } from '~/components/merchant/figures/tally_cell'
import { columnStates, type Tally } from '~/components/merchant/figures/types'
import { stateIcons } from '~/components/merchant/state_badge'
import classes from '~/components/merchant/figures/figures.module.css'
import type { TallyState } from '#shared/choices'

type Props = { table: Tally; state: TallyState; excel: Record<string, string> | null }

export function TallyTable({ table, state: chosenState, excel }: Props) {
  const t = useTranslations('merchant')
  const format = useFormatter()
  const states = columnStates(chosenState)
  const columns = table.types.flatMap((type, index) =>
    states.map((state) => ({ key: `${type.type}-${state}`, type, index, state }))
  )
  const sumOf = (rows: Tally['rows'], ofColumns = columns) =>
    rows
      .flatMap(({ cells }) => ofColumns.map((column) => cells[column.index]?.[column.state] ?? 0))
      .reduce((sum, count) => sum + count, 0)
  return (
    <FigurePanel name={table.name} title={table.title} heading={3} excel={excel}>
      <Table.ScrollContainer minWidth={260} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table verticalSpacing={3} horizontalSpacing="xs" className={classes.table}>
          <VisuallyHidden component="caption">{table.title}</VisuallyHidden>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('tallies.answer')}</Table.Th>
              {columns.map(({ key, type, state }) => {
                const Icon = stateIcons[state]
                return (
                  <Table.Th key={key} scope="col" ta="right">
                    {type.title}
                    {states.length > 1 && (
                      <span className={classes.state}>
                        <Icon size={12} aria-hidden />
                        {t(`list.states.${state}`)}
                      </span>
                    )}
                  </Table.Th>
                )
              })}
              {table.sums && (
                <Table.Th scope="col" ta="right">
                  {t('tallies.total')}
                </Table.Th>
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {table.rows.map((row) => (
              <Table.Tr key={`${row.field}=${row.value}`}>
                <Table.Th scope="row" fw={400}>
                  {row.label}
                </Table.Th>
                {columns.map(({ key, type, index, state }) => (
                  <Table.Td key={key} ta="right">
                    <TallyCell
                      row={row}
                      type={type}
                      state={state}
                      count={row.cells[index]?.[state]}
                    />
                  </Table.Td>
                ))}
                {table.sums && (
                  <Table.Td ta="right" fw={600}>
                    {format.number(sumOf([row]))}
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
          {table.sums && (
            <Table.Tfoot>
              <Table.Tr>
                <Table.Th scope="row">{t('tallies.total')}</Table.Th>
                {columns.map((column) => (
                  <Table.Td key={column.key} ta="right" fw={600}>
                    {format.number(sumOf(table.rows, [column]))}
                  </Table.Td>
                ))}
                <Table.Td ta="right" fw={700}>
                  {format.number(sumOf(table.rows))}
                </Table.Td>
              </Table.Tr>
            </Table.Tfoot>
          )}
        </Table>
      </Table.ScrollContainer>
    </FigurePanel>
  )
}
