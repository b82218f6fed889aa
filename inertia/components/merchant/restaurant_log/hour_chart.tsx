import { Paper, Skeleton, Text, Title } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { NumbersTable } from '~/components/merchant/numbers_table'
import type { HourSums } from '~/components/merchant/restaurant_log/types'
import { useEuros } from '~/components/merchant/euros'
import classes from '~/components/merchant/restaurant_log/restaurant_log.module.css'

const HourBars = lazy(() => import('~/components/merchant/restaurant_log/hour_bars'))

export const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

export function HourChart({ byHour, day }: { byHour: HourSums[]; day: string | null }) {
  const t = useTranslations('restaurants.log.hours')
  const served = byHour.filter(({ charges, undone }) => charges > undone)
  const [busiest] = served.toSorted((a, b) => b.charges - b.undone - (a.charges - a.undone))
  return (
    <Paper withBorder component="section" p="md" aria-labelledby="by-hour">
      <Title order={2} size="sm" fw={600} id="by-hour">
        {t('title')}
      </Title>
      <Text size="xs" c="dimmed">
        {busiest
          ? t(served.length === 1 ? 'only' : 'busiest', {
              count: busiest.charges - busiest.undone,
              from: clock(busiest.hour),
              to: clock((busiest.hour + 1) % 24),
            })
          : t('none')}
      </Text>
      {served.length > 1 && (
        <div className={classes.chart}>
          <Suspense fallback={<Skeleton height="100%" />}>
            <HourBars byHour={byHour} />
          </Suspense>
        </div>
      )}
      <HourTable byHour={byHour} key={day} />
    </Paper>
  )
}

function HourTable({ byHour }: { byHour: HourSums[] }) {
  const t = useTranslations('restaurants.log')
  const format = useFormatter()
  const euros = useEuros()
  const heads = ['charges', 'undone', 'credits', 'amount'] as const
  return (
    <NumbersTable
      caption={t('hours.title')}
      labels={{ show: t('hours.showTable'), hide: t('hours.hideTable') }}
      heads={[t('hours.hour'), ...heads.map((head) => t(`totals.${head}`))]}
      rows={byHour.map(({ hour, charges, undone, credits, amount }) => ({
        key: hour,
        label: clock(hour),
        cells: [
          ...[charges - undone, undone, credits].map((count) => format.number(count)),
          euros(amount),
        ],
      }))}
    />
  )
}
