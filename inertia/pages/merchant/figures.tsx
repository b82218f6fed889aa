import { EmptyState, Group, SegmentedControl, Text, Title, VisuallyHidden } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconCalendarOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { SportSwitch } from '~/components/merchant/dashboard/sport_switch'
import type { EditionProp } from '~/components/merchant/dashboard/types'
import { Meals } from '~/components/merchant/figures/meals'
import { TallyTable } from '~/components/merchant/figures/tally_table'
import type { Meals as MealsProp, Tally } from '~/components/merchant/figures/types'
import { PageHead } from '~/components/merchant/page_head'
import classes from '~/components/merchant/figures/figures.module.css'
import { tallyStates, type Sport, type TallyState } from '#shared/choices'

type Props = {
  sport: Sport
  sports: Sport[]
  edition: EditionProp | null
  state: TallyState
  tables: Tally[]
  meals: MealsProp | null
  can: { export: boolean }
}

export default function MerchantFigures(props: Props) {
  const { sport, sports, edition, state, tables, meals, can } = props
  const t = useTranslations('merchant.tallies')
  const show = (changes: { sport?: Sport; state?: TallyState }) =>
    router.get(urlFor('merchant.figures.index'), { sport, state, ...changes })
  const excel = can.export ? { sport, state } : null
  return (
    <>
      <PageHead
        title={t('title')}
        beside={edition?.name}
        action={
          <SportSwitch
            sport={sport}
            sports={sports}
            onChange={(chosen) => show({ sport: chosen })}
          />
        }
      />
      {meals === null ? (
        <EmptyState
          py={64}
          icon={<IconCalendarOff aria-hidden />}
          title={t('noEdition')}
          description={t('noEditionText')}
        />
      ) : (
        <>
          <Group component="fieldset" gap="sm" bd={0} m={0} p={0}>
            <VisuallyHidden component="legend">{t('whose')}</VisuallyHidden>
            <SegmentedControl
              name="state"
              size="xs"
              value={state}
              onChange={(chosen) => show({ state: chosen })}
              data={tallyStates.map((value) => ({ value, label: t(`states.${value}`) }))}
            />
            <Text c="dimmed">{t('text')}</Text>
          </Group>
          <div className={classes.sections}>
            {[...new Set(tables.map(({ tally }) => tally))].map((tally) => (
              <section key={tally} className={classes.section} aria-labelledby={`tally-${tally}`}>
                <Title order={2} size="h4" id={`tally-${tally}`}>
                  {t(tally)}
                </Title>
                {tables
                  .filter((table) => table.tally === tally)
                  .map((table) => (
                    <TallyTable key={table.name} table={table} state={state} excel={excel} />
                  ))}
              </section>
            ))}
            <section className={classes.section} aria-labelledby="tally-meals">
              <Title order={2} size="h4" id="tally-meals">
                {t('restaurants')}
              </Title>
              <Meals meals={meals} excel={excel} />
            </section>
          </div>
        </>
      )}
    </>
  )
}
