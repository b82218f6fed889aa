import { Table, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CategoryWord } from '~/components/merchant/category_word'
import { ListRow } from '~/components/merchant/list/list_row'
import { SelectPage } from '~/components/merchant/list/select_page'
import { SortHeader } from '~/components/merchant/list/sort_header'
import type { Selection } from '~/components/merchant/list/use_selection'
import { Moment } from '~/components/merchant/moment'
import { StateBadge } from '~/components/merchant/state_badge'
import { CardBadges } from '~/components/merchant/systems/card_badges'
import type { SystemOptions, SystemRow } from '~/components/merchant/systems/types'
import type { SystemControls } from '~/components/merchant/systems/use_system_query'
import classes from '~/components/merchant/list/list.module.css'
import own from '~/components/merchant/systems/systems.module.css'

type Props = {
  rows: SystemRow[]
  options: SystemOptions
  list: SystemControls
  selection: Selection | null
}

export function SystemTable({ rows, options, list, selection }: Props) {
  const t = useTranslations('merchant.list')
  const words = useTranslations('cards.systems')
  return (
    <Table className={`${classes.table} ${own.table}`} horizontalSpacing={8} ref={list.busyRef}>
      <VisuallyHidden component="caption">{words('title')}</VisuallyHidden>
      <Table.Thead className={classes.head}>
        <Table.Tr>
          {selection && <SelectPage selection={selection} />}
          <SortHeader list={list} by="name">
            {t('person')}
          </SortHeader>
          <SortHeader list={list} by="state">
            {t('state')}
          </SortHeader>
          <Table.Th scope="col">{words('card')}</Table.Th>
          <SortHeader list={list} by="category">
            {t('category')}
          </SortHeader>
          <Table.Th scope="col">{words('reference')}</Table.Th>
          <SortHeader list={list} by="submittedAt">
            {t('received')}
          </SortHeader>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <ListRow
            key={row.id}
            row={row}
            subtitle={[row.company, row.title].filter(Boolean).join(' · ')}
            selected={selection?.has(row.id) ?? false}
            onSelect={selection && ((range) => selection.toggle(row, range))}
          >
            <td>
              <StateBadge state={row.state} withdrawn={row.withdrawn} reserved={row.reserved} />
            </td>
            <td className={classes.badges}>
              <CardBadges row={row} />
            </td>
            <td>
              <CategoryWord
                option={options.categories.find(({ value }) => value === row.category)}
                color={row.color}
              />
            </td>
            <td className={classes.dimmed}>{row.cardSerial ?? row.idForm}</td>
            <td className={classes.dimmed}>
              <Moment at={row.submittedAt} short />
            </td>
          </ListRow>
        ))}
      </Table.Tbody>
    </Table>
  )
}
