import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { useTranslations } from 'use-intl'
import type { HourSums } from '~/components/merchant/restaurant_log/types'

/** Loaded separately by `HourChart`: the chart library is large. */
export default function HourBars({ byHour }: { byHour: HourSums[] }) {
  const t = useTranslations('restaurants.log.hours')
  return (
    <BarChart
      h="100%"
      data={byHour.map(({ hour, charges, undone }) => ({
        hour: `${String(hour).padStart(2, '0')} h`,
        served: charges - undone,
      }))}
      dataKey="hour"
      series={[{ name: 'served', label: t('axis'), color: 'blue.6' }]}
      yAxisLabel={t('axis')}
      yAxisProps={{ allowDecimals: false, width: 48 }}
      xAxisProps={{ interval: 'equidistantPreserveStart', minTickGap: 8 }}
      maxBarWidth={40}
      tooltipAnimationDuration={0}
      barProps={{ isAnimationActive: false }}
      // The table below has the same numbers: focus and screen readers skip the chart.
      barChartProps={{ accessibilityLayer: false }}
      aria-hidden
    />
  )
}
