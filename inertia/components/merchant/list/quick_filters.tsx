import { useTranslations } from 'use-intl'
import { QuickChips } from '~/components/merchant/list/quick_chips'
import type { ListControls } from '~/components/merchant/list/use_list_query'

export type QuickCounts = { mine: number; corrected: number }
/** How many requests wait for their tutor, in editions that ask for it. */
export type CheckCounts = { tutor?: number }

const chips = [
  ['mine', 'assigned', 'me'],
  ['corrected', 'open', 'corrected'],
  ['awaitsTutor', 'checks', 'tutor'],
] as const

type Props = { list: ListControls; quick: QuickCounts; checkCounts: CheckCounts }

export function QuickFilters({ list, quick, checkCounts }: Props) {
  const t = useTranslations('merchant.list')
  const counts = { ...quick, awaitsTutor: checkCounts.tutor ?? 0 }
  const filters = chips.map(([name, query, value]) => {
    const toggle = () => list.change({ [query]: list.latest.current[query] === value ? '' : value })
    const count = counts[name]
    const checked = list.current[query] === value
    return { name, label: t(name, { count }), count, checked, toggle }
  })
  return <QuickChips filters={filters} />
}
