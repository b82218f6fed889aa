import { useDeferredValue, useMemo } from 'react'

/** More than most screens show. */
const FIRST = 20

/** Of a table's row, with its line. Holds the place of rows that are not drawn yet, so that a position can be restored. */
export const ROW_HEIGHT = 41

/** Draws new rows below the first ones a moment later, so that a page turn shows its first rows sooner. */
export function useRowsInTurn<Row extends { id: number }>(rows: Row[]): Row[] {
  const drawn = useDeferredValue(rows)
  return useMemo(() => {
    if (drawn === rows) return rows
    const known = new Set(drawn.map(({ id }) => id))
    return rows.filter(({ id }, at) => at < FIRST || known.has(id))
  }, [drawn, rows])
}
