import { Table, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CellLabel } from '~/components/merchant/cell_label'
import { FramedTable } from '~/components/merchant/stacked_table'
import type { Kept } from '~/components/merchant/people/types'
import { formatDay } from '#shared/days'

export function KeptTable({ kept }: { kept: Kept[] }) {
  const t = useTranslations('people')
  const endOf = ({ until, over }: Kept) => {
    if (over) return t('show.untilClosed')
    return until ? formatDay(until) : t('show.untilReview')
  }
  return (
    <FramedTable heads={[t('show.kind'), t('show.count'), t('show.purpose'), t('show.until')]}>
      {kept.map((one) => (
        <Table.Tr key={one.kind}>
          <Table.Td fw={500}>{t(`kinds.${one.kind}`)}</Table.Td>
          <Table.Td>
            <CellLabel>{t('show.count')}</CellLabel>
            {one.count}
          </Table.Td>
          <Table.Td>
            <Text span size="sm" c="dimmed">
              {t(`purposes.${one.kind}`)}
            </Text>
          </Table.Td>
          <Table.Td>
            <CellLabel>{t('show.until')}</CellLabel>
            {endOf(one)}
          </Table.Td>
        </Table.Tr>
      ))}
    </FramedTable>
  )
}
