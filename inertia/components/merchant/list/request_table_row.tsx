import { Checkbox, Table, Text, Tooltip, VisuallyHidden } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { IconPrinter } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { AnswerBadge } from '~/components/merchant/answer_badge'
import { answerOf } from '~/components/merchant/answer_of'
import { useAnswerText } from '~/components/merchant/answer_text'
import { CategoryWord } from '~/components/merchant/category_word'
import { DeskMarks } from '~/components/merchant/list/desk_marks'
import type { Columns } from '~/components/merchant/list/use_columns'
import { pathOf } from '~/components/merchant/list/use_row_keys'
import { Moment } from '~/components/merchant/moment'
import { Portrait } from '~/components/merchant/portrait'
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

/** One request in the table. A click anywhere opens it, unless text was being marked. */
export function RequestTableRow({ row, columns, options, chosen, onChoose }: Props) {
  const t = useTranslations('merchant.list')
  const text = useAnswerText(options)
  const name = `${row.name} ${row.lastName}`
  const subtitle = answerOf(row, columns.subtitle)
  // Such a request waits, which its own badge says as well.
  const answered = row.state === 'waiting' && !row.withdrawn && (row.asked || row.corrected)

  const open = (event: MouseEvent<HTMLElement>) => {
    const control = (event.target as HTMLElement).closest('a, button, input, label, [data-choose]')
    if (control || window.getSelection()?.toString()) return
    if (event.metaKey || event.ctrlKey) window.open(pathOf(row), '_blank')
    else router.visit(pathOf(row))
  }
  return (
    <Table.Tr
      data-row
      tabIndex={-1}
      data-chosen={chosen || undefined}
      className={classes.row}
      onClick={open}
    >
      {onChoose && (
        <Table.Td className={classes.narrow} data-choose>
          <Checkbox
            size="xs"
            aria-label={t('select', { name })}
            checked={chosen}
            onChange={(event) => onChoose((event.nativeEvent as unknown as PointerEvent).shiftKey)}
          />
        </Table.Td>
      )}
      <Table.Td>
        <span className={classes.person}>
          <Portrait file={row.thumb} width={26} />
          <span className={classes.names}>
            <Link href={pathOf(row)} className={classes.name} title={name}>
              {name}
            </Link>
            {(subtitle || row.company) && (
              <Text span size="xs" c="dimmed" truncate lh={1.25}>
                {subtitle || row.company}
              </Text>
            )}
          </span>
        </span>
      </Table.Td>
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
    </Table.Tr>
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
