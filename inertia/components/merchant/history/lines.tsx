import { Anchor, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import type { HistoryWords } from '#props/history'
import { useTypeWord, useWhatWord } from '~/components/merchant/history/words'
import { useExactTime } from '~/components/merchant/moment'
import { useRequestPath } from '~/components/merchant/request_path'
import { FramedTable } from '~/components/merchant/stacked_table'
import classes from '~/components/merchant/show/show.module.css'

export type Line = ReturnType<HistoryWords['line']>

export function HistoryLines({ lines }: { lines: Line[] }) {
  const t = useTranslations('config.history')
  return (
    <FramedTable
      heads={[t('at'), t('user'), t('what'), t('type'), t('changes')]}
      highlightOnHover={false}
      verticalSpacing={6}
    >
      {lines.map((line) => (
        <HistoryRow key={line.key} line={line} />
      ))}
    </FramedTable>
  )
}

function HistoryRow({ line }: { line: Line }) {
  const t = useTranslations('config.history')
  const pathOf = useRequestPath()
  const [exact, whatWord, typeWord] = [useExactTime(), useWhatWord(), useTypeWord()]
  return (
    <Table.Tr>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>
        <time dateTime={line.at}>{exact(line.at)}</time>
      </Table.Td>
      <Table.Td>{line.user ?? <Text c="dimmed">{t('nobody')}</Text>}</Table.Td>
      <Table.Td>
        {line.form ? (
          <Anchor component={Link} href={pathOf(line.form)} size="sm">
            {line.label}
          </Anchor>
        ) : (
          line.label
        )}
        <Text size="xs" c="dimmed">
          {whatWord(line.entity)}
        </Text>
      </Table.Td>
      <Table.Td>{typeWord(line.type)}</Table.Td>
      <Table.Td maw={420}>
        <ul className={classes.changes}>
          {line.changes.map(({ label, from, to }) => (
            <li key={label}>
              {from === null && to === null ? (
                t('changed', { field: label })
              ) : (
                <>
                  {label}:{' '}
                  {from !== null && (
                    <>
                      <s>{from}</s> →{' '}
                    </>
                  )}
                  {to ?? t('nothing')}
                </>
              )}
            </li>
          ))}
        </ul>
      </Table.Td>
    </Table.Tr>
  )
}
