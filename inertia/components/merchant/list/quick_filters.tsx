import { Chip } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ListControls } from '~/components/merchant/list/use_list_query'

export type QuickCounts = { mine: number; corrected: number }

export function QuickFilters({ list, quick }: { list: ListControls; quick: QuickCounts }) {
  const t = useTranslations('merchant.list')
  const { assigned, open } = list.current
  const chip = (label: string, checked: boolean, toggle: () => void) => (
    <Chip size="xs" checked={checked} onChange={toggle}>
      {label}
    </Chip>
  )
  const mine = assigned === 'me'
  const corrected = open === 'corrected'
  return (
    <>
      {(quick.mine > 0 || mine) &&
        chip(t('mine', { count: quick.mine }), mine, () =>
          list.change({ assigned: mine ? '' : 'me' })
        )}
      {(quick.corrected > 0 || corrected) &&
        chip(t('corrected', { count: quick.corrected }), corrected, () =>
          list.change({ open: corrected ? '' : 'corrected' })
        )}
    </>
  )
}
