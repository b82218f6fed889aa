import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { HeatTable } from '~/components/merchant/dashboard/heat_table'
import { FigurePanel } from '~/components/merchant/dashboard/figure_panel'
import type { Overview } from '~/components/merchant/dashboard/types'

type Props = {
  expected: Overview['expected']
  zones: Record<string, string>
  excel: Record<string, string> | null
}

export function ExpectedPeople({ expected, zones, excel }: Props) {
  const t = useTranslations('merchant.dashboard.expected')
  const empty = expected.days.length === 0
  return (
    <FigurePanel name="expected" title={t('title')} text={t('text')} excel={empty ? null : excel}>
      {empty ? (
        <Text c="dimmed" mt="xs">
          {t('empty')}
        </Text>
      ) : (
        <HeatTable
          caption={t('title')}
          total={t('people')}
          columns={expected.zones.map((code) => ({ key: code, label: `${code} ${zones[code]}` }))}
          rows={expected.days}
        />
      )}
    </FigurePanel>
  )
}
