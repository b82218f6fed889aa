import { Chip } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ListControls } from '~/components/merchant/list/use_list_query'

export type QuickCounts = { mine: number; corrected: number }
/** How many requests wait for their tutor, in editions that ask for it. */
export type CheckCounts = { tutor?: number }

type Props = { list: ListControls; quick: QuickCounts; checkCounts: CheckCounts }

export function QuickFilters({ list, quick, checkCounts }: Props) {
  const { assigned, open, checks } = list.current
  const t = useTranslations('merchant.list')
  const filters = [
    { name: 'mine', count: quick.mine, query: 'assigned', value: 'me', current: assigned },
    { name: 'corrected', count: quick.corrected, query: 'open', value: 'corrected', current: open },
    {
      name: 'awaitsTutor',
      count: checkCounts.tutor ?? 0,
      query: 'checks',
      value: 'tutor',
      current: checks,
    },
  ] as const
  return filters
    .filter(({ count, value, current }) => count > 0 || current === value)
    .map(({ name, count, query, value, current }) => {
      const checked = current === value
      return (
        <Chip
          key={name}
          size="xs"
          checked={checked}
          onChange={() => list.change({ [query]: checked ? '' : value })}
        >
          {t(name, { count })}
        </Chip>
      )
    })
}
