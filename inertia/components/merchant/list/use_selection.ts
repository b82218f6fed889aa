import { useEffect, useRef, useState } from 'react'
import type { RequestRow } from '~/components/merchant/types'
import type { State } from '#shared/request_states'

/** No decision is possible on a withdrawn request. */
type Standing = State | 'withdrawn'

type Row = Pick<RequestRow, 'id' | 'state' | 'withdrawn'>

const standingOf = ({ state, withdrawn }: Row): Standing => (withdrawn ? 'withdrawn' : state)

/** Selected requests, on all pages. A new filter (`scope`) clears what would be out of sight. */
export function useSelection(rows: Row[], scope: string, total: number) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Standing>>(new Map())
  // Everything the filter shows, on all pages.
  const [all, setAll] = useState(false)
  const anchor = useRef<number | null>(null)

  const clear = () => {
    setChosen(new Map())
    setAll(false)
  }
  useEffect(clear, [scope])

  const put = (some: Row[], on: boolean) => {
    setAll(false)
    setChosen((before) => {
      const after = new Map(before)
      for (const row of some) on ? after.set(row.id, standingOf(row)) : after.delete(row.id)
      return after
    })
  }

  const toggle = (row: Row, range = false) => {
    // Deselecting one of all keeps the others of this page only.
    if (all) return keep(rows.filter((other) => other !== row))
    const here = rows.indexOf(row)
    const from = rows.findIndex(({ id }) => id === anchor.current)
    const some =
      range && from >= 0 ? rows.slice(Math.min(from, here), Math.max(from, here) + 1) : [row]
    put(some, !chosen.has(row.id))
    anchor.current = row.id
  }

  const keep = (some: Row[]) => {
    setAll(false)
    setChosen(new Map(some.map((row) => [row.id, standingOf(row)])))
  }

  const onPage = rows.filter(({ id }) => chosen.has(id)).length
  const idsIn = (...states: Standing[]) =>
    [...chosen].filter(([, state]) => states.includes(state)).map(([id]) => id)

  return {
    count: all ? total : chosen.size,
    all,
    chooseAll: () => setAll(true),
    ids: [...chosen.keys()],
    idsIn,
    has: (id: number) => all || chosen.has(id),
    toggle,
    togglePage: () => (all ? clear() : put(rows, onPage < rows.length)),
    page:
      all || (onPage > 0 && onPage === rows.length)
        ? 'all'
        : onPage > 0
          ? 'some'
          : ('none' as 'none' | 'all' | 'some'),
    clear,
  }
}

export type Selection = ReturnType<typeof useSelection>
