import { Anchor, Paper, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useTypeWord, useWhatWord } from '~/components/merchant/history/words'
import { useExactTime } from '~/components/merchant/moment'
import stacked from '~/components/merchant/stacked.module.css'
import classes from '~/components/merchant/show/show.module.css'

export type Line = {
  key: string
  at: string
  user: string | null
  type: string
  entity: string
  label: string
  /** The request it happened to. */
  form: { type: string; id: number } | null
  changes: { label: string; from: string | null; to: string | null }[]
}

/** What happened, line by line: when, who, to what, from what to what. */
export function HistoryLines({ lines }: { lines: Line[] }) {
  const t = useTranslations('config.history')
  return (
    <Paper withBorder className={stacked.paper}>
      <Table className={stacked.table} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('at')}</Table.Th>
            <Table.Th scope="col">{t('user')}</Table.Th>
            <Table.Th scope="col">{t('what')}</Table.Th>
            <Table.Th scope="col">{t('type')}</Table.Th>
            <Table.Th scope="col">{t('changes')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <HistoryRow key={line.key} line={line} />
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  )
}

function HistoryRow({ line }: { line: Line }) {
  const t = useTranslations('config.history')
  const [exact, whatWord, typeWord] = [useExactTime(), useWhatWord(), useTypeWord()]
  return (
    <Table.Tr>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>
        <time dateTime={line.at}>{exact(line.at)}</time>
      </Table.Td>
      <Table.Td>{line.user ?? <Text c="dimmed">{t('nobody')}</Text>}</Table.Td>
      <Table.Td>
        {line.form ? (
          <Anchor
            component={Link}
            href={urlFor('merchant.forms.show', { form: line.form.type, id: line.form.id })}
            size="sm"
          >
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
                  {label}: {from !== null && <s>{from}</s>} → {to ?? t('nothing')}
                </>
              )}
            </li>
          ))}
        </ul>
      </Table.Td>
    </Table.Tr>
  )
}
