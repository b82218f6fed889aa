import { Table } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CellLabel } from '~/components/merchant/cell_label'
import { useExactTime } from '~/components/merchant/moment'
import { FramedTable } from '~/components/merchant/stacked_table'
import type { Seen } from '~/components/merchant/people/types'

export function SeenTable({ seen }: { seen: Seen[] }) {
  const t = useTranslations('people.show')
  const exact = useExactTime()
  return (
    <FramedTable heads={[t('seenAt'), t('kind'), t('seenBy')]}>
      {seen.map(({ id, at, kind, role }) => (
        <Table.Tr key={id}>
          <Table.Td>
            <time dateTime={at}>{exact(at)}</time>
          </Table.Td>
          <Table.Td>{kind}</Table.Td>
          <Table.Td>
            <CellLabel>{t('seenBy')}</CellLabel>
            {role}
          </Table.Td>
        </Table.Tr>
      ))}
    </FramedTable>
  )
}
