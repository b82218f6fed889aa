import { useEffect, useState } from 'react'
import type { ListColumn, Mapping } from '~/components/merchant/imports/types'

export type Chosen = {
  mapping: Mapping
  choose(column: number, name: string | null): void
  /** Required columns that no column of the file stands for. */
  missing: ListColumn[]
  /** Meanings chosen for more than one column. */
  twice: Set<string>
}

export function useMapping(given: Mapping, columns: ListColumn[], headers: string[]): Chosen {
  const [mapping, setMapping] = useState(given)
  // Another sheet or header line has other columns.
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
