import { useHotkeys } from '@mantine/hooks'
import { router } from '@inertiajs/react'
import { useRef } from 'react'
import type { Selection } from '~/components/merchant/list/use_selection'
import { useRequestPath } from '~/components/merchant/request_path'
import type { RequestRow } from '~/components/merchant/types'

/** Shortcuts: j and k move, x selects, Enter opens, / goes to the search. */
export function useRowKeys(
  rows: RequestRow[],
  selection: Selection | null,
  focusSearch: () => void
) {
  const pathOf = useRequestPath()
  const list = useRef<HTMLDivElement>(null)
  const elements = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const here = () => elements().findIndex((element) => element.contains(document.activeElement))

  const step = (by: 1 | -1) => {
    const all = elements()
    const next = all[Math.min(Math.max(here() + by, 0), all.length - 1)]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  const withRow = (act: (row: RequestRow) => void) => () => {
    const row = rows[here()]
    if (row) act(row)
  }
  const choose = (range: boolean) => withRow((row) => selection?.toggle(row, range))

  const openRow = () => {
    // Enter on a link inside a row follows the link.
    if (document.activeElement?.matches('[data-row]')) withRow((row) => router.visit(pathOf(row)))()
  }

  useHotkeys([
    ['j', () => step(1)],
    ['k', () => step(-1)],
    ['x', choose(false)],
    ['shift+X', choose(true)],
    ['/', focusSearch],
    ['Enter', openRow, { preventDefault: false }],
  ])
  return list
}
