import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { BarTable } from '~/components/merchant/dashboard/bar_table'
import { FigurePanel } from '~/components/merchant/dashboard/figure_panel'
import type { Overview } from '~/components/merchant/dashboard/types'
import type { TypeCounts } from '~/components/merchant/types'

type Props = {
  ages: Overview['ages']
  types: TypeCounts[]
  excel: Record<string, string> | null
}

const parts = ['0', '1', '2', '3'] as const

export function WaitingAges({ ages, types, excel }: Props) {
  const t = useTranslations('merchant.dashboard')
  const titles = new Map(types.map(({ type, title }) => [type, title]))
  return (
    <FigurePanel name="ages" title={t('ages.title')} text={t('ages.text')} excel={excel}>
      {ages.length === 0 ? (
        <Text c="dimmed" mt="xs">
          {t('longest.empty')}
        </Text>
      ) : (
        <BarTable
          caption={t('ages.title')}
          first={t('form')}
          columns={parts.map((part) => ({ key: `age-${part}`, label: t(`ages.within.${part}`) }))}
          rows={types
            .flatMap(({ type }) => ages.find((row) => row.type === type) ?? [])
            .map(({ type, counts }) => ({
              key: type,
              title: titles.get(type)!,
              cells: counts.map((count) => ({
                count,
                href: urlFor(
                  'merchant.forms.index',
                  { form: type },
                  { qs: { state: 'waiting', sort: 'submittedAt', direction: 'asc' } }
                ),
              })),
            }))}
        />
      )}
    </FigurePanel>
  )
}
