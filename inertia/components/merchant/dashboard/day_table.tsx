import { useTranslations } from 'use-intl'
import { formatDay } from '#shared/days'
import type { DayCounts } from '~/components/merchant/dashboard/day_chart'
import { NumbersTable } from '~/components/merchant/numbers_table'
import type { TypeCounts } from '~/components/merchant/types'

/** The chart's numbers, without days that have no requests. */
export function DayTable({ types, byDay }: { types: TypeCounts[]; byDay: DayCounts[] }) {
  const t = useTranslations('merchant.dashboard')
  return (
    <NumbersTable
      caption={t('days.title')}
      labels={{ show: t('days.showTable'), hide: t('days.hideTable') }}
      heads={[t('day'), ...types.map(({ title }) => title)]}
      rows={byDay.map((row) => ({
        key: row.day,
        label: formatDay(row.day),
        cells: types.map(({ type }) => row[type] ?? 0),
      }))}
    />
  )
}
