import { Table, VisuallyHidden } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { RequestTableRow } from '~/components/merchant/list/request_table_row'
import { SelectPage } from '~/components/merchant/list/select_page'
import { ROW_HEIGHT, useRowsInTurn } from '~/components/merchant/list/use_rows_in_turn'
import { SortHeader } from '~/components/merchant/list/sort_header'
import type { Columns } from '~/components/merchant/list/use_columns'
import type { ListControls } from '~/components/merchant/list/use_list_query'
import type { Selection } from '~/components/merchant/list/use_selection'
import type { Options, RequestRow } from '~/components/merchant/types'
import classes from '~/components/merchant/list/list.module.css'

type Props = {
  title: string
  rows: RequestRow[]
  columns: Columns
  options: Options
  list: ListControls
  selection: Selection | null
}

export function RequestTable({ title, rows, columns, options, list, selection }: Props) {
  const t = useTranslations('merchant.list')
  const toggle = useCallbackRef(selection?.toggle)
  const rowsInTurn = useRowsInTurn(rows)
  return (
    <Table
      className={classes.table}
      horizontalSpacing={8}
      ref={list.busyRef}
      mb={ROW_HEIGHT * (rows.length - rowsInTurn.length)}
    >
      <VisuallyHidden component="caption">{title}</VisuallyHidden>
      <Table.Thead className={classes.head}>
        <Table.Tr>
          {selection && <SelectPage selection={selection} />}
          <SortHeader list={list} by="name">
            {t('person')}
          </SortHeader>
          <SortHeader list={list} by="state">
            {t('state')}
          </SortHeader>
          <Table.Th scope="col" className={classes.narrow}>
            <IconPrinter size={15} stroke={1.6} aria-hidden />
            <VisuallyHidden>{t('printed')}</VisuallyHidden>
          </Table.Th>
          <SortHeader list={list} by="category">
            {t('category')}
          </SortHeader>
          <SortHeader list={list} by="submittedAt">
            {t('received')}
          </SortHeader>
          {columns.shown.map(({ name, label, short }) => (
            <Table.Th key={name} scope="col" title={label} className={classes.answer}>
              {short}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rowsInTurn.map((row) => (
          <RequestTableRow
            key={row.id}
            row={row}
            subtitle={columns.subtitle}
            columns={columns.shown}
            options={options}
            selected={selection?.has(row.id) ?? false}
            onSelect={selection && toggle}
          />
        ))}
      </Table.Tbody>
    </Table>
  )
}
