import { useEffect, useState } from 'react'
import type { ListColumn, Mapping } from '~/components/merchant/imports/types'

export type Chosen = {
  mapping: Mapping
  choose(column: number, name: string | null): void
  /** Required ones that no column is taken for. */
  missing: ListColumn[]
  /** Names that more than one column is taken for. */
  twice: Set<string>
}

/** What the columns of a file are taken for, and whether that will do. */
export function useMapping(given: Mapping, columns: ListColumn[], headers: string[]): Chosen {
  const [mapping, setMapping] = useState(given)
  // Another sheet, or another line, has other columns.
  const key = JSON.stringify([headers, given])
  useEffect(() => setMapping(given), [key])

  const taken = headers.flatMap((_, column) => mapping[column] ?? [])
  return {
    mapping,
    choose: (column, name) => setMapping((before) => ({ ...before, [column]: name })),
    missing: columns.filter(({ name, required }) => required && !taken.includes(name)),
    twice: new Set(taken.filter((name, index) => taken.indexOf(name) !== index)),
  }
}
