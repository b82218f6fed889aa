import { Chip } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Question, SystemCounts } from '~/components/merchant/systems/types'
import type { SystemControls } from '~/components/merchant/systems/use_system_query'

const chips = [
  ['unprinted', 'printed', 'no'],
  ['stale', 'stale', 'yes'],
  ['unchipped', 'rfid', 'no'],
  ['photoless', 'photo', 'no'],
] as const satisfies [keyof SystemCounts, Question, string][]

export function QuickFilters({ list, quick }: { list: SystemControls; quick: SystemCounts }) {
  const t = useTranslations('cards.systems.quick')
  return chips.map(([name, question, answer]) => {
    const checked = list.current[question] === answer
    if (quick[name] === 0 && !checked) return null
    return (
      <Chip
        key={name}
        size="xs"
        checked={checked}
        onChange={() => list.change({ [question]: checked ? '' : answer })}
      >
        {t(name, { count: quick[name] })}
      </Chip>
    )
  })
}
