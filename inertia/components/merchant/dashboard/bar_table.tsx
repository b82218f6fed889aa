import { Table, Text, VisuallyHidden } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'
import classes from '~/components/merchant/dashboard/dashboard.module.css'

type BarColumn = { key: string; label: string; icon?: ReactNode }

type BarRow = {
  key: string
  title: string
  /** One for each column. `href` is the list of what is counted. */
  cells: { count: number; href?: string }[]
}

type Props = {
  caption: string
  first: string
  columns: BarColumn[]
  rows: BarRow[]
}

export function BarTable({ caption, first, columns, rows }: Props) {
  const format = useFormatter()
  const totals = rows.map(({ cells }) => cells.reduce((sum, { count }) => sum + count, 0))
  const most = Math.max(1, ...totals)
  return (
    <Table.ScrollContainer minWidth={260} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table verticalSpacing={4} horizontalSpacing={6} className={classes.bars}>
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{first}</Table.Th>
            {columns.map(({ key, label, icon }) => (
              <Table.Th key={key} scope="col" ta="right" data-part={key}>
                <span className={classes.columnHead}>
                  <span className={classes.key} aria-hidden />
                  {icon}
                  {label}
                </span>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, title, cells }, index) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" fw={400} className={classes.barHead}>
                {title}
                <span
                  className={classes.bar}
                  style={{ width: `${(100 * totals[index]) / most}%` }}
                  aria-hidden
                >
                  {cells.map(({ count, href }, part) => (
                    <Part
                      key={columns[part].key}
                      part={columns[part].key}
                      count={count}
                      href={href}
                    />
                  ))}
                </span>
              </Table.Th>
              {cells.map(({ count, href }, column) => (
                <Table.Td key={columns[column].key} ta="right">
                  {href && count > 0 ? (
                    <Link href={href} className={classes.count}>
                      {format.number(count)}
                      <VisuallyHidden>
                        {' '}
                        {title}, {columns[column].label}
                      </VisuallyHidden>
                    </Link>
                  ) : (
                    <Text span c={count === 0 ? 'dimmed' : undefined}>
                      {format.number(count)}
                    </Text>
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

/** A link for the mouse only. The number beside it is a link for everybody. */
function Part({ part, count, href }: { part: string; count: number; href?: string }) {
  if (count === 0) return null
  const look = { 'className': classes.part, 'data-part': part, 'style': { flexGrow: count } }
  return href ? <Link href={href} tabIndex={-1} {...look} /> : <span {...look} />
}
