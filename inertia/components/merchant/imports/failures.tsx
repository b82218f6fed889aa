import { Table, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { FailedRow } from '#imports/result_sheet'
import { FramedTable } from '~/components/merchant/stacked_table'
import { TableSection } from '~/components/merchant/table_section'
import classes from '~/components/merchant/imports/imports.module.css'

export type { FailedRow }

type Props = { failures: FailedRow[]; total: number }

export function Failures({ failures, total }: Props) {
  const t = useTranslations('imports.failures')
  return (
    <TableSection id="failures" title={t('title', { count: total })} empty={false}>
      <Text size="sm" c="dimmed" mb="xs" maw="68ch">
        {t('text')}
        {total > failures.length && ` ${t('some', { count: failures.length })}`}
      </Text>
      <div className={classes.table}>
        <FramedTable
          heads={[t('line'), t('name'), t('why')]}
          caption={t('title', { count: total })}
        >
          {failures.map(({ line, name, error }, index) => (
            <Table.Tr key={`${line}-${index}`}>
              <Table.Td c="dimmed" className={classes.line}>
                {t('number', { line })}
              </Table.Td>
              <Table.Td fw={600}>{name || '–'}</Table.Td>
              <Table.Td>{error}</Table.Td>
            </Table.Tr>
          ))}
        </FramedTable>
      </div>
    </TableSection>
  )
}
