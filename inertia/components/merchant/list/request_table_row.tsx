import { Table, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { AnswerBadge } from '~/components/merchant/answer_badge'
import { answerOf } from '~/components/merchant/answer_of'
import { useAnswerText } from '~/components/merchant/answer_text'
import { CategoryWord } from '~/components/merchant/category_word'
import { DeskMarks } from '~/components/merchant/list/desk_marks'
import { ListRow } from '~/components/merchant/list/list_row'
import type { Columns } from '~/components/merchant/list/use_columns'
import { Moment } from '~/components/merchant/moment'
import { StateBadge } from '~/components/merchant/state_badge'
import type { Options, RequestRow } from '~/components/merchant/types'
import classes from '~/components/merchant/list/list.module.css'

type Props = {
  row: RequestRow
  columns: Columns
  options: Options
  chosen: boolean
  onChoose: ((range: boolean) => void) | null
}

/** One request in the table of its type. */
export function RequestTableRow({ row, columns, options, chosen, onChoose }: Props) {
  const text = useAnswerText(options)
  const subtitle = answerOf(row, columns.subtitle)
  // Such a request waits, which its own badge says as well.
  const answered = row.state === 'waiting' && !row.withdrawn && (row.asked || row.corrected)

  return (
    <ListRow row={row} subtitle={subtitle || row.company} chosen={chosen} onChoose={onChoose}>
      <Table.Td maw={340}>
        {answered ? (
          <AnswerBadge asked={row.asked} corrected={row.corrected} />
        ) : (
          <StateBadge state={row.state} withdrawn={row.withdrawn} reserved={row.reserved} />
        )}{' '}
        <DeskMarks row={row} />
      </Table.Td>
      <Table.Td className={classes.narrow}>{row.printed && <Printed />}</Table.Td>
      <Table.Td>
        <CategoryWord
          option={options.categories?.find(({ value }) => value === row.category)}
          color={row.color}
        />
      </Table.Td>
      <Table.Td c="dimmed">
        <Moment at={row.submittedAt} short />
      </Table.Td>
      {columns.shown.map((field) => {
        const answer = text(field, answerOf(row, field.name))
        return (
          <Table.Td key={field.name} className={classes.answer} title={answer ?? undefined}>
            {answer}
          </Table.Td>
        )
      })}
    </ListRow>
  )
}

export function Printed() {
  const t = useTranslations('merchant.list')
  return (
    <Tooltip label={t('printed')}>
      <span>
        <IconPrinter size={16} stroke={1.8} color="var(--mantine-color-green-text)" aria-hidden />
        <VisuallyHidden>{t('printed')}</VisuallyHidden>
      </span>
    </Tooltip>
  )
}
