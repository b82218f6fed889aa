import { useEffect, useRef, useState } from 'react'
import type { RequestRow, State } from '~/components/merchant/types'

/** Nothing is decided any more on what its applicant took back. */
type Standing = State | 'withdrawn'

const standingOf = ({ state, withdrawn }: RequestRow): Standing => (withdrawn ? 'withdrawn' : state)

/**
 * Chosen requests with the state each had. They stay chosen while one turns pages, and
 * are let go when the filter (`scope`) changes: nobody decides on what is out of sight.
 */
export function useSelection(rows: RequestRow[], scope: string) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Standing>>(new Map())
  const anchor = useRef<number | null>(null)

  const clear = () => setChosen(new Map())
  useEffect(clear, [scope])

  const put = (some: RequestRow[], on: boolean) =>
    setChosen((before) => {
      const after = new Map(before)
      for (const row of some) on ? after.set(row.id, standingOf(row)) : after.delete(row.id)
      return after
    })

  const toggle = (row: RequestRow, range = false) => {
    const here = rows.indexOf(row)
    const from = rows.findIndex(({ id }) => id === anchor.current)
    const some =
      range && from >= 0 ? rows.slice(Math.min(from, here), Math.max(from, here) + 1) : [row]
    put(some, !chosen.has(row.id))
    anchor.current = row.id
  }

  const onPage = rows.filter(({ id }) => chosen.has(id)).length
  const idsIn = (...states: Standing[]) =>
    [...chosen].filter(([, state]) => states.includes(state)).map(([id]) => id)

  return {
    count: chosen.size,
    ids: [...chosen.keys()],
    idsIn,
    has: (id: number) => chosen.has(id),
    toggle,
    togglePage: () => put(rows, onPage < rows.length),
    page:
      onPage === 0 ? 'none' : onPage === rows.length ? 'all' : ('some' as 'none' | 'all' | 'some'),
    clear,
  }
}

export type Selection = ReturnType<typeof useSelection>
