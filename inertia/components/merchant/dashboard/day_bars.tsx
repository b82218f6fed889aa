import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { router } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { shownDay } from '~/dates'
import type { DayCounts } from '~/components/merchant/dashboard/day_chart'
import type { TypeCounts } from '~/components/merchant/types'

// Neighbours in the stack differ in lightness too, for eyes that see few colours.
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

/** The drawing behind `DayChart`, in a chunk of its own: the library is large. */
export default function DayBars({ types, byDay }: { types: TypeCounts[]; byDay: DayCounts[] }) {
  const t = useTranslations('merchant.dashboard.days')
  const open = (type: string) => router.visit(urlFor('merchant.forms.index', { form: type }))
  return (
    <BarChart
      h="100%"
      type="stacked"
      data={byDay.map((row) => ({ ...row, day: shownDay(row.day).slice(0, 5) }))}
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
      // The table below says the same to who cannot see: nothing in here takes the focus.
      barChartProps={{ accessibilityLayer: false }}
      aria-hidden
    />
  )
}
