import { useTranslations } from 'use-intl'
import { formatDay } from '#shared/days'
import { BarTable } from '~/components/merchant/dashboard/bar_table'
import { FigurePanel } from '~/components/merchant/dashboard/figure_panel'
import type { Overview } from '~/components/merchant/dashboard/types'
import { stateIcons } from '~/components/merchant/state_badge'

const decided = ['approved', 'rejected'] as const

type Props = { decisions: Overview['decisions']; excel: Record<string, string> | null }

export function Decisions({ decisions, excel }: Props) {
  const t = useTranslations('merchant')
  const total = decisions.reduce((sum, { approved, rejected }) => sum + approved + rejected, 0)
  return (
    <FigurePanel
      name="decisions"
      title={t('dashboard.decisions.title')}
      text={t('dashboard.decisions.summary', { total, days: decisions.length })}
      excel={excel}
    >
      <BarTable
        caption={t('dashboard.decisions.title')}
        first={t('dashboard.day')}
        columns={decided.map((state) => {
          const Icon = stateIcons[state]
          return {
            key: state,
            label: t(`list.states.${state}`),
            icon: <Icon size={14} aria-hidden />,
          }
        })}
        rows={decisions.map((row) => ({
          key: row.day,
          title: formatDay(row.day),
          cells: decided.map((state) => ({ count: row[state] })),
        }))}
      />
    </FigurePanel>
  )
}
