import { Paper, Skeleton, Text, Title } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { DayTable } from '~/components/merchant/dashboard/day_table'
import type { TypeCounts } from '~/components/merchant/types'
import classes from '~/components/merchant/dashboard/dashboard.module.css'

const DayBars = lazy(() => import('~/components/merchant/dashboard/day_bars'))

export type DayCounts = { day: string } & Record<string, number | string>

type Props = { types: TypeCounts[]; byDay: DayCounts[] }

const countOf = (row: DayCounts, types: TypeCounts[]) =>
  types.reduce((sum, { type }) => sum + Number(row[type] ?? 0), 0)

/** Requests a day, stacked by type: drawn for the eye, in a table for everybody else. */
export function DayChart({ types, byDay }: Props) {
  const t = useTranslations('merchant.dashboard.days')
  const total = byDay.reduce((sum, row) => sum + countOf(row, types), 0)
  const busy = byDay.filter((row) => countOf(row, types) > 0)
  const shown = types.filter(({ type }) => byDay.some((row) => Number(row[type] ?? 0) > 0))
  return (
    <Paper withBorder component="section" className={classes.plot} aria-labelledby="days-title">
      <Title order={2} size="sm" fw={600} id="days-title">
        {t('title')}
      </Title>
      <Text size="xs" c="dimmed" mb="sm">
        {t('summary', { total, days: byDay.length })}
      </Text>
      <div className={classes.chart}>
        {total === 0 ? (
          <Text className={classes.nothing} maw={360} mx="auto">
            {t('empty')}
          </Text>
        ) : (
          <Suspense fallback={<Skeleton height="100%" />}>
            <DayBars types={shown} byDay={byDay} />
          </Suspense>
        )}
      </div>
      {busy.length > 0 && <DayTable types={shown} byDay={busy} />}
    </Paper>
  )
}
