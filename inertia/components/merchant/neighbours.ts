import { useEffect } from 'react'

type Remembered = { address: string; ids: number[] }

const keyOf = (type: string) => `merchant.list.${type}`

/** Remembers the order and address of a list for the pages of its requests. */
export function useRememberedList(type: string, rows: { id: number }[]) {
  useEffect(() => {
    const remembered: Remembered = {
      address: window.location.pathname + window.location.search,
      ids: rows.map(({ id }) => id),
    }
    sessionStorage.setItem(keyOf(type), JSON.stringify(remembered))
  }, [type, rows])
}

/** The previous and the next request in the list last opened, and that list's address. */
export function neighboursOf(type: string, id: number) {
  const { address, ids }: Partial<Remembered> = JSON.parse(
    sessionStorage.getItem(keyOf(type)) ?? '{}'
  )
  const here = ids?.indexOf(id) ?? -1
  return {
    address,
    previous: here > 0 ? ids![here - 1] : undefined,
    next: here >= 0 ? ids![here + 1] : undefined,
  }
}
