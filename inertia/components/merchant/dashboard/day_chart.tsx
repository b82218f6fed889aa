import { Skeleton, Text } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { DayTable } from '~/components/merchant/dashboard/day_table'
import { FigurePanel } from '~/components/merchant/dashboard/figure_panel'
import type { TypeCounts } from '~/components/merchant/types'
import classes from '~/components/merchant/dashboard/dashboard.module.css'

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
