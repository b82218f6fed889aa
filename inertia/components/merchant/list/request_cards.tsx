import { Checkbox, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { AnswerBadge } from '~/components/merchant/answer_badge'
import { answerOf } from '~/components/merchant/answer_of'
import { CategoryWord } from '~/components/merchant/category_word'
import { DeskMarks } from '~/components/merchant/list/desk_marks'
import { Printed } from '~/components/merchant/list/request_table_row'
import type { Columns } from '~/components/merchant/list/use_columns'
import type { Selection } from '~/components/merchant/list/use_selection'
import { Moment } from '~/components/merchant/moment'
import { Portrait } from '~/components/merchant/portrait'
import { useRequestPath } from '~/components/merchant/request_path'
import { StateBadge } from '~/components/merchant/state_badge'
import type { Options, RequestRow } from '~/components/merchant/types'
import classes from '~/components/merchant/list/list.module.css'

type Props = { rows: RequestRow[]; columns: Columns; options: Options; selection: Selection | null }

/** The requests on a phone: one card each. */
export function RequestCards({ rows, columns, options, selection }: Props) {
  const t = useTranslations('merchant.list')
  const pathOf = useRequestPath()
  return (
    <ul className={classes.cards}>
      {rows.map((row) => {
        const name = `${row.name} ${row.lastName}`
        const subtitle = answerOf(row, columns.subtitle) || row.company
        return (
          <li
            key={row.id}
            className={classes.card}
            data-chosen={selection?.has(row.id) || undefined}
          >
            {selection && (
              <Checkbox
                aria-label={t('select', { name })}
                checked={selection.has(row.id)}
                onChange={() => selection.toggle(row)}
              />
            )}
            <Portrait file={row.thumb} width={42} />
            <div className={classes.cardText}>
              <Link href={pathOf(row)} className={classes.cardName}>
                {name}
              </Link>
              {subtitle && (
                <Text size="xs" c="dimmed" truncate>
                  {subtitle}
                </Text>
              )}
              <Text size="xs" component="div" className={classes.cardLine}>
                <StateBadge state={row.state} withdrawn={row.withdrawn} reserved={row.reserved} />
                <AnswerBadge asked={row.asked} corrected={row.corrected} />
                <CategoryWord
                  option={options.categories?.find(({ value }) => value === row.category)}
                  color={row.color}
                />
                <Text span inherit c="dimmed">
                  <Moment at={row.submittedAt} />
                </Text>
                {row.printed && <Printed />}
                <DeskMarks row={row} />
              </Text>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
