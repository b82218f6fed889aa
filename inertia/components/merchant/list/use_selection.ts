import { useEffect, useRef, useState } from 'react'
import type { RequestRow } from '~/components/merchant/types'
import { shownState, type State } from '#shared/request_states'

/** No decision is possible on a withdrawn request, so it has a state of its own here. */
type SelectedState = State | 'withdrawn'

type Row = Pick<RequestRow, 'id' | 'state' | 'withdrawn'>

const stateOf = ({ state, withdrawn }: Row): SelectedState => shownState(state, withdrawn)

/** Selected requests, on all pages. A new filter (`scope`) clears the selection. */
export function useSelection(rows: Row[], scope: string, total: number) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, SelectedState>>(new Map())
  const [all, setAll] = useState(false)
  const anchor = useRef<number | null>(null)

  const clear = () => {
    setChosen(new Map())
    setAll(false)
  }
  useEffect(clear, [scope])

  const select = (changed: Row[], selected: boolean) => {
    setAll(false)
    setChosen((before) => {
      const after = new Map(before)
      for (const row of changed) {
        if (selected) after.set(row.id, stateOf(row))
        else after.delete(row.id)
      }
      return after
    })
  }

  const toggle = (row: Row, range = false) => {
    if (all) return selectOnly(rows.filter((other) => other !== row))
    const here = rows.indexOf(row)
    const from = rows.findIndex(({ id }) => id === anchor.current)
    const isRange = range && from >= 0
    const changed = isRange ? rows.slice(Math.min(from, here), Math.max(from, here) + 1) : [row]
    select(changed, !chosen.has(row.id))
    anchor.current = row.id
  }

  const selectOnly = (selected: Row[]) => {
    setAll(false)
    setChosen(new Map(selected.map((row) => [row.id, stateOf(row)])))
  }

  const onPage = rows.filter(({ id }) => chosen.has(id)).length
  const pageSelection = (): 'none' | 'some' | 'all' => {
    if (all || (onPage > 0 && onPage === rows.length)) return 'all'
    return onPage > 0 ? 'some' : 'none'
  }
  const idsIn = (...states: SelectedState[]) =>
    [...chosen].filter(([, state]) => states.includes(state)).map(([id]) => id)

  return {
    count: all ? total : chosen.size,
    all,
    chooseAll: () => setAll(true),
    ids: [...chosen.keys()],
    idsIn,
    has: (id: number) => all || chosen.has(id),
    toggle,
    togglePage: () => (all ? clear() : select(rows, onPage < rows.length)),
    page: pageSelection(),
    clear,
  }
}

export type Selection = ReturnType<typeof useSelection>
