import { Table, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Entry } from '~/components/merchant/pickups/types'
import { useExactTime } from '~/components/merchant/moment'
import { FramedTable } from '~/components/merchant/stacked_table'
import { StatusBadge } from '~/components/merchant/status_badge'

export function EntryTable({ entries }: { entries: Entry[] }) {
  const t = useTranslations('collectives.show')
  const exact = useExactTime()
  return (
    <FramedTable heads={[t('person'), t('serial'), t('company'), t('collected')]}>
      {entries.map(({ id, name, serial, form, signed_at: signedAt, problem }) => (
        <Table.Tr key={id}>
          <Table.Td>
            <Text size="sm" fw={600}>
              {name}
            </Text>
            {form && (
              <Text size="xs" c="dimmed">
                {form.categoryLabel}
              </Text>
            )}
          </Table.Td>
          <Table.Td ff="monospace">{serial}</Table.Td>
          <Table.Td>{form?.company}</Table.Td>
          <Table.Td>
            {signedAt && exact(signedAt)}
            {problem && (
              <>
                <StatusBadge tone="bad" icon={IconAlertTriangle}>
                  {t('problem')}
                </StatusBadge>
                <Text size="xs" c="dimmed">
                  {problem}
                </Text>
              </>
            )}
          </Table.Td>
        </Table.Tr>
      ))}
    </FramedTable>
  )
}
