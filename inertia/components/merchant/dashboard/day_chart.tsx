import { Skeleton, Text } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { FigurePanel } from '~/components/merchant/dashboard/figure_panel'
import type { TypeCounts } from '~/components/merchant/types'
import classes from '~/components/merchant/dashboard/dashboard.module.css'
import { formatDay } from '#shared/days'
import { NumbersTable } from '~/components/merchant/numbers_table'

const DayBars = lazy(() => import('~/components/merchant/dashboard/day_bars'))

export type DayCounts = { day: string } & Record<string, number | string>

type Props = {
  types: TypeCounts[]
  byDay: DayCounts[]
  excel: Record<string, string> | null
}

const countOf = (row: DayCounts, types: TypeCounts[]) =>
  types.reduce((sum, { type }) => sum + Number(row[type] ?? 0), 0)

export function DayChart({ types, byDay, excel }: Props) {
  const t = useTranslations('merchant.dashboard.days')
  const total = byDay.reduce((sum, row) => sum + countOf(row, types), 0)
  const daysWithRequests = byDay.filter((row) => countOf(row, types) > 0)
  const typesWithRequests = types.filter(({ type }) =>
    byDay.some((row) => Number(row[type] ?? 0) > 0)
  )
  return (
    <FigurePanel
      name="requests"
      title={t('title')}
      text={t('summary', { total, days: byDay.length })}
      excel={excel}
    >
      <div className={classes.chart}>
        {total === 0 ? (
          <Text className={classes.nothing} maw={360} mx="auto">
            {t('empty')}
          </Text>
        ) : (
          <Suspense fallback={<Skeleton height="100%" />}>
            <DayBars types={typesWithRequests} byDay={byDay} />
          </Suspense>
        )}
      </div>
      {daysWithRequests.length > 0 && (
        <DayTable types={typesWithRequests} byDay={daysWithRequests} />
      )}
    </FigurePanel>
  )
}

/** The chart's numbers, without days that have no requests. */
function DayTable({ types, byDay }: { types: TypeCounts[]; byDay: DayCounts[] }) {
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
