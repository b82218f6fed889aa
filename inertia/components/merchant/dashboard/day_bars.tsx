import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { router } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { formatDay } from '#shared/days'
import type { DayCounts } from '~/components/merchant/dashboard/day_chart'
import type { TypeCounts } from '~/components/merchant/types'

// Neighbours also differ in lightness, for colour-blind people.
const colors = [
  'blue.6',
  'cyan.4',
  'violet.6',
  'teal.4',
  'indigo.8',
  'yellow.4',
  'grape.7',
  'lime.5',
  'gray.6',
  'pink.4',
]

/** Loaded separately by `DayChart`: the chart library is large. */
export default function DayBars({ types, byDay }: { types: TypeCounts[]; byDay: DayCounts[] }) {
  const t = useTranslations('merchant.dashboard.days')
  const open = (type: string) => router.visit(urlFor('merchant.forms.index', { form: type }))
  return (
    <BarChart
      h="100%"
      type="stacked"
      data={byDay.map((row) => ({ ...row, day: formatDay(row.day).slice(0, 5) }))}
      dataKey="day"
      series={types.map(({ type, title }, index) => ({
        name: type,
        label: title,
        color: colors[index % colors.length],
      }))}
      yAxisLabel={t('axis')}
      yAxisProps={{ allowDecimals: false, width: 48 }}
      xAxisProps={{ interval: 'equidistantPreserveStart', minTickGap: 16 }}
      maxBarWidth={28}
      withLegend
      legendProps={{ verticalAlign: 'bottom', itemSorter: null }}
      tooltipAnimationDuration={0}
      barProps={({ name }) => ({
        isAnimationActive: false,
        cursor: 'pointer',
        onClick: () => open(name),
      })}
      // The table below has the same numbers: focus and screen readers skip the chart.
      barChartProps={{ accessibilityLayer: false }}
      aria-hidden
    />
  )
}
