import { Anchor, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { PrintRunRow } from '~/components/merchant/print_runs/types'
import { FramedTable } from '~/components/merchant/stacked_table'

export function PrintRunRows({ rows, caption }: { rows: PrintRunRow[]; caption: string }) {
  const t = useTranslations('cards.batches')
  return (
    <FramedTable
      caption={caption}
      heads={[t('position'), t('name'), t('serial'), t('company'), t('outcome')]}
    >
      {rows.map((row) => (
        <Table.Tr key={row.id}>
          <Table.Td fw={600}>{row.position}</Table.Td>
          <Table.Td>
            <Anchor component={Link} href={pageOf(row)} size="sm">
              {row.name}
            </Anchor>
          </Table.Td>
          <Table.Td ff="monospace" fz="sm">
            {row.serial}
          </Table.Td>
          <Table.Td>{row.company ?? ''}</Table.Td>
          <Table.Td>
            <Text size="sm" c={row.outcome === 'dead' ? 'red' : undefined} component="span">
              {t(`outcomes.${row.outcome}`)}
              {row.outcome === 'dead' && row.revokedFor && (
                <> ({t(`revocations.${row.revokedFor}`)})</>
              )}
            </Text>
            {row.times > 1 && (
              <Text size="sm" c="dimmed">
                {t('times', { count: row.times })}
              </Text>
            )}
          </Table.Td>
        </Table.Tr>
      ))}
    </FramedTable>
  )
}

const pageOf = ({ type, formId: id }: PrintRunRow) =>
  type === 'free'
    ? urlFor('merchant.systems.edit', { id })
    : urlFor('merchant.forms.show', { form: type, id })
