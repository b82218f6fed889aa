import { useLocalStorage } from '@mantine/hooks'
import { urlFor } from '~/client'
import { keysOf } from '#shared/keys'

/** One card per page, or as many as fit on A4. */
export const papers = {
  lanyard: { layout: 'lanyard', sheet: 'single' },
  a6: { layout: 'a6', sheet: 'single' },
  cr80: { layout: 'cr80', sheet: 'single' },
  a7: { layout: 'a7', sheet: 'single' },
  a4: { layout: 'lanyard', sheet: 'a4' },
  a6_a4: { layout: 'a6', sheet: 'a4' },
  cr80_a4: { layout: 'cr80', sheet: 'a4' },
  a7_a4: { layout: 'a7', sheet: 'a4' },
}

export type Paper = keyof typeof papers

export const paperKeys = keysOf(papers)

export const paperOf = ({ layout, sheet }: { layout: string; sheet: string }) =>
  paperKeys.find((key) => papers[key].layout === layout && papers[key].sheet === sheet)!

/** Opening this address counts as printing the cards. */
export function cardsUrl(ids: number[], paper: Paper) {
  const qs = { ids: ids.join(','), print: 'true', ...papers[paper] }
  return urlFor('merchant.cards.index', {}, { qs })
}

export function usePaper() {
  return useLocalStorage<Paper>({
    key: 'merchant.print.paper',
    defaultValue: 'lanyard',
    getInitialValueInEffect: false,
  })
}
