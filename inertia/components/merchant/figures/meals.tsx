import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { HeatTable } from '~/components/merchant/dashboard/heat_table'
import { FigurePanel } from '~/components/merchant/dashboard/figure_panel'
import type { Meals as MealsProp } from '~/components/merchant/figures/types'

type Props = { meals: MealsProp; excel: Record<string, string> | null }

export function Meals({ meals: { restaurants, days }, excel }: Props) {
  const t = useTranslations('merchant.tallies')
  const empty = days.length === 0
  return (
    <FigurePanel
      name="meals"
      title={t('meals')}
      text={t('mealsText')}
      heading={3}
      excel={empty ? null : excel}
    >
      {empty ? (
        <Text c="dimmed" mt="xs">
          {t('noMeals')}
        </Text>
      ) : (
        <HeatTable
          caption={t('meals')}
          columns={restaurants.map(({ id, name }) => ({ key: String(id), label: name }))}
          rows={days}
          sums
        />
      )}
    </FigurePanel>
  )
}
