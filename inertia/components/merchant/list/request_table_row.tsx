import { IconPrinter } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { CorrectionBadge } from '~/components/merchant/correction_badge'
import { answerOf, textOf } from '~/components/merchant/answer_of'
import { useAnswerText } from '~/components/merchant/answer_text'
import { CategoryWord } from '~/components/merchant/category_word'
import { RequestMarks } from '~/components/merchant/list/request_marks'
import { ListRow } from '~/components/merchant/list/list_row'
import type { Column } from '~/components/merchant/list/use_columns'
import { Moment } from '~/components/merchant/moment'
import { StateBadge } from '~/components/merchant/state_badge'
import type { Options, RequestRow } from '~/components/merchant/types'
import classes from '~/components/merchant/list/list.module.css'

type Props = {
  row: RequestRow
  subtitle: string
  columns: Column[]
  options: Options
  selected: boolean
  /** Must stay the same function, so that selecting a row renders only that row again. */
  onSelect: ((row: RequestRow, range: boolean) => void) | null
}

export const RequestTableRow = memo(function RequestTableRow({
  row,
  subtitle,
  columns,
  options,
  selected,
  onSelect,
}: Props) {
  const text = useAnswerText(options)
  // Its badge already says that the request is waiting.
  const hasCorrectionBadge =
    row.state === 'waiting' && !row.withdrawn && (row.asked || row.corrected)

  return (
    <ListRow
      row={row}
      subtitle={textOf(row, subtitle) ?? row.company}
      selected={selected}
      onSelect={onSelect && ((range) => onSelect(row, range))}
    >
      <td className={classes.state}>
        {hasCorrectionBadge ? (
          <CorrectionBadge asked={row.asked} corrected={row.corrected} />
        ) : (
          <StateBadge state={row.state} withdrawn={row.withdrawn} reserved={row.reserved} />
        )}{' '}
        <RequestMarks row={row} />
      </td>
      <td className={classes.narrow}>{row.printed && <Printed />}</td>
      <td>
        <CategoryWord
          option={options.categories?.find(({ value }) => value === row.category)}
          color={row.color}
        />
      </td>
      <td className={classes.dimmed}>
        <Moment at={row.submittedAt} short />
      </td>
      {columns.map((field) => {
        const answer = text(field, answerOf(row, field.name))
        return (
          <td key={field.name} className={classes.answer} title={answer ?? undefined}>
            {answer}
          </td>
        )
      })}
    </ListRow>
  )
})

export function Printed() {
  const t = useTranslations('merchant.list')
  return (
    <span title={t('printed')}>
      <IconPrinter size={16} stroke={1.8} color="var(--mantine-color-green-text)" aria-hidden />
      <span className="visually-hidden">{t('printed')}</span>
    </span>
  )
}
