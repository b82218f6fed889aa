import { Table, VisuallyHidden } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import { formatDay, weekday } from '#shared/days'
import type { DayRow } from '~/components/merchant/dashboard/types'
import classes from '~/components/merchant/dashboard/dashboard.module.css'

type Props = {
  caption: string
  /** Heading of the first number; without it there is no such column. */
  total?: string
  columns: { key: string; label: string }[]
  rows: DayRow[]
  sums?: boolean
}

const LEVELS = 4

/** Days by columns. The stronger the shade, the larger the number. */
export function HeatTable({ caption, total, columns, rows, sums = false }: Props) {
  const t = useTranslations('merchant.dashboard')
  const format = useFormatter()
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts))
  return (
    <Table.ScrollContainer minWidth={300} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table verticalSpacing={3} horizontalSpacing="xs" className={classes.heat}>
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col" className={classes.day}>
              {t('day')}
            </Table.Th>
            {total && (
              <Table.Th scope="col" ta="right">
                {total}
              </Table.Th>
            )}
            {columns.map(({ key, label }) => (
              <Table.Th key={key} scope="col" ta="right" className={classes.heatHead}>
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.day}>
              <Table.Th scope="row" fw={400} className={classes.day}>
                {t(`weekdays.${weekday(row.day)}`)} {formatDay(row.day).slice(0, 5)}
              </Table.Th>
              {total && (
                <Table.Td ta="right" fw={600}>
                  {format.number(row.total)}
                </Table.Td>
              )}
              {row.counts.map((count, index) => (
                <Table.Td
                  key={columns[index].key}
                  ta="right"
                  data-level={Math.ceil((LEVELS * count) / most)}
                >
                  {format.number(count)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
        {sums && (
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row" className={classes.day}>
                {t('total')}
              </Table.Th>
              {columns.map(({ key }, index) => (
                <Table.Td key={key} ta="right" fw={600}>
                  {format.number(rows.reduce((sum, { counts }) => sum + counts[index], 0))}
                </Table.Td>
              ))}
            </Table.Tr>
          </Table.Tfoot>
        )}
      </Table>
    </Table.ScrollContainer>
  )
}
