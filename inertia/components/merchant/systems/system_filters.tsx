import { useTranslations } from 'use-intl'
import { QuickChips } from '~/components/merchant/list/quick_chips'
import type { YesNoFilter, SystemCounts } from '~/components/merchant/systems/types'
import type { SystemControls } from '~/components/merchant/systems/use_system_query'

const chips = [
  ['unprinted', 'printed', 'no'],
  ['stale', 'stale', 'yes'],
  ['unchipped', 'rfid', 'no'],
  ['photoless', 'photo', 'no'],
] as const satisfies [keyof SystemCounts, YesNoFilter, string][]

export function SystemFilters({ list, quick }: { list: SystemControls; quick: SystemCounts }) {
  const t = useTranslations('cards.systems.quick')
  const filters = chips.map(([name, question, answer]) => {
    const checked = list.current[question] === answer
    const toggle = () => list.change({ [question]: checked ? '' : answer })
    const count = quick[name]
    return { name, label: t(name, { count }), count, checked, toggle }
  })
  return <QuickChips filters={filters} />
}
