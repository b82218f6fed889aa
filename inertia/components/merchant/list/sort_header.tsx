import { Table, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { QueryControls } from '~/components/merchant/list/use_request_query'
import classes from '~/components/merchant/list/list.module.css'

type Props = { list: QueryControls; by: string; children: ReactNode }

export function SortHeader({ list, by, children }: Props) {
  const sorted = list.current.sort === by
  const upwards = list.current.direction === 'asc'
  const Arrow = upwards ? IconArrowUp : IconArrowDown
  return (
    <Table.Th scope="col" aria-sort={sorted ? (upwards ? 'ascending' : 'descending') : undefined}>
      <UnstyledButton className={classes.sort} onClick={() => list.sortBy(by)}>
        {children}
        <Arrow
          size={14}
          stroke={2}
          aria-hidden
          className={classes.arrow}
          data-sorted={sorted || undefined}
        />
      </UnstyledButton>
    </Table.Th>
  )
}
