import { Link } from '@adonisjs/inertia/react'
import { Alert, Anchor, EmptyState } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconCalendarOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DayChart } from '~/components/merchant/dashboard/day_chart'
import { Decisions } from '~/components/merchant/dashboard/decisions'
import { ExpectedPeople } from '~/components/merchant/dashboard/expected_people'
import { LongestWaiting, type WaitingRow } from '~/components/merchant/dashboard/longest_waiting'
import { RestaurantCounts } from '~/components/merchant/dashboard/restaurant_counts'
import { SportSwitch } from '~/components/merchant/dashboard/sport_switch'
import { StateBars } from '~/components/merchant/dashboard/state_bars'
import type { EditionProp, Overview } from '~/components/merchant/dashboard/types'
import { WaitingAges } from '~/components/merchant/dashboard/waiting_ages'
import { WithApplicants } from '~/components/merchant/dashboard/with_applicants'
import { PageHead } from '~/components/merchant/page_head'
import type { TypeCounts } from '~/components/merchant/types'
import { formatDay } from '#shared/days'
import classes from '~/components/merchant/dashboard/dashboard.module.css'
import type { Sport } from '#shared/choices'

type Props = {
  sport: Sport
  sports: Sport[]
  edition: EditionProp | null
  zones: Record<string, string>
  types: TypeCounts[]
  overview: Overview | null
  longest: WaitingRow[]
  /** Finished editions that keep personal data because they are still active. */
  toClose: { id: number; name: string; endsOn: string; purgedOn: string | null }[]
  can: { export: boolean }
}

export default function MerchantDashboard(props: Props) {
  const { sport, sports, edition, zones, types, overview, longest, toClose, can } = props
  const t = useTranslations('merchant.dashboard')
  const excel = can.export ? { sport } : null
  return (
    <>
      <PageHead
        title={t('title')}
        beside={edition?.name}
        action={
          <SportSwitch
            sport={sport}
            sports={sports}
            onChange={(chosen) => router.get(urlFor('merchant.dashboard'), { sport: chosen })}
          />
        }
      />
      {toClose.map(({ id, name, endsOn, purgedOn }) => (
        <Alert key={id} color="yellow" icon={<IconCalendarOff aria-hidden />} mb="md">
          {t('toClose', { name, day: formatDay(endsOn) })}{' '}
          {purgedOn && t('purgedOn', { day: formatDay(purgedOn) })}{' '}
          <Anchor
            component={Link}
            href={urlFor('merchant.tournaments.closing.show', { id })}
            underline="always"
            inherit
          >
            {t('close')}
          </Anchor>
        </Alert>
      ))}
      {overview === null ? (
        <EmptyState
          py={64}
          icon={<IconCalendarOff aria-hidden />}
          title={t('noEdition')}
          description={t('noEditionText')}
        />
      ) : (
        <div className={classes.columns}>
          <div className={classes.column}>
            <StateBars types={types} excel={excel} />
            <WaitingAges ages={overview.ages} types={types} excel={excel} />
            <DayChart types={types} byDay={overview.byDay} excel={excel} />
          </div>
          <div className={classes.column}>
            <LongestWaiting rows={longest} />
            <WithApplicants open={overview.open} types={types} />
            <Decisions decisions={overview.decisions} excel={excel} />
            <RestaurantCounts restaurants={overview.restaurants} excel={excel} />
          </div>
          <div className={classes.wide}>
            <ExpectedPeople expected={overview.expected} zones={zones} excel={excel} />
          </div>
        </div>
      )}
    </>
  )
}
