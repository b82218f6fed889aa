import { Text } from '@mantine/core'
import { CorrectionBadge } from '~/components/merchant/correction_badge'
import { textOf } from '~/components/merchant/answer_of'
import { CategoryWord } from '~/components/merchant/category_word'
import { RequestMarks } from '~/components/merchant/list/request_marks'
import { ListCard } from '~/components/merchant/list/list_card'
import { Printed } from '~/components/merchant/list/request_table_row'
import type { Columns } from '~/components/merchant/list/use_columns'
import type { Selection } from '~/components/merchant/list/use_selection'
import { Moment } from '~/components/merchant/moment'
import { StateBadge } from '~/components/merchant/state_badge'
import type { Options, RequestRow } from '~/components/merchant/types'
import classes from '~/components/merchant/list/list.module.css'

type Props = { rows: RequestRow[]; columns: Columns; options: Options; selection: Selection | null }

export function RequestCards({ rows, columns, options, selection }: Props) {
  return (
    <ul className={classes.cards}>
      {rows.map((row) => (
        <ListCard
          key={row.id}
          row={row}
          subtitle={textOf(row, columns.subtitle) ?? row.company}
          selection={selection}
        >
          <StateBadge state={row.state} withdrawn={row.withdrawn} reserved={row.reserved} />
          <CorrectionBadge asked={row.asked} corrected={row.corrected} />
          <CategoryWord
            option={options.categories?.find(({ value }) => value === row.category)}
            color={row.color}
          />
          <Text span inherit c="dimmed">
            <Moment at={row.submittedAt} />
          </Text>
          {row.printed && <Printed />}
          <RequestMarks row={row} />
        </ListCard>
      ))}
    </ul>
  )
}
