import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { useTranslations } from 'use-intl'
import type { HourSums } from '~/components/merchant/restaurant_log/types'

/** The drawing behind `HourChart`, in a chunk of its own: the library is large. */
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
      // The table below says the same to who cannot see: nothing in here takes the focus.
      barChartProps={{ accessibilityLayer: false }}
      aria-hidden
    />
  )
}
