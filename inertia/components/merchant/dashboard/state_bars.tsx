import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { BarTable } from '~/components/merchant/dashboard/bar_table'
import { FigurePanel } from '~/components/merchant/dashboard/figure_panel'
import { stateIcons } from '~/components/merchant/state_badge'
import type { TypeCounts } from '~/components/merchant/types'
import { states } from '#shared/request_states'

type Props = { types: TypeCounts[]; excel: Record<string, string> | null }

export function StateBars({ types, excel }: Props) {
  const t = useTranslations('merchant')
  return (
    <FigurePanel name="states" title={t('dashboard.states.title')} excel={excel}>
      <BarTable
        caption={t('dashboard.states.title')}
        first={t('dashboard.form')}
        columns={states.map((state) => {
          const Icon = stateIcons[state]
          return {
            key: state,
            label: t(`list.states.${state}`),
            icon: <Icon size={14} aria-hidden />,
          }
        })}
        rows={types.map((row) => ({
          key: row.type,
          title: row.title,
          cells: states.map((state) => ({
            count: row[state],
            href: urlFor('merchant.forms.index', { form: row.type }, { qs: { state } }),
          })),
        }))}
      />
    </FigurePanel>
  )
}
