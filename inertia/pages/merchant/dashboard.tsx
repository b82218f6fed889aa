import { useTranslations } from 'use-intl'
import { DayChart, type DayCounts } from '~/components/merchant/dashboard/day_chart'
import { LongestWaiting, type WaitingRow } from '~/components/merchant/dashboard/longest_waiting'
import { StateFigures } from '~/components/merchant/dashboard/state_figures'
import { PageHead } from '~/components/merchant/page_head'
import type { TypeCounts } from '~/components/merchant/types'
import classes from '~/components/merchant/dashboard/dashboard.module.css'

type Props = { types: TypeCounts[]; byDay: DayCounts[]; longest: WaitingRow[] }

export default function MerchantDashboard({ types, byDay, longest }: Props) {
  const t = useTranslations('merchant.dashboard')
  return (
    <>
      <PageHead title={t('title')} />
      <StateFigures types={types} />
      <div className={classes.columns}>
        <DayChart types={types} byDay={byDay} />
        <LongestWaiting rows={longest} />
      </div>
    </>
  )
}
