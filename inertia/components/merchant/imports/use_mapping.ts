import { useEffect, useState } from 'react'
import type { ListColumn, Mapping } from '~/components/merchant/imports/types'

export type MappingChoice = {
  mapping: Mapping
  choose(column: number, name: string | null): void
  missing: ListColumn[]
  duplicates: Set<string>
}

/** The meaning of each column while staff choose it. `suggested` is the server's. */
export function useMapping(
  suggested: Mapping,
  columns: ListColumn[],
  headers: string[]
): MappingChoice {
  const [mapping, setMapping] = useState(suggested)
  // Another sheet or header line has other columns.
  const key = JSON.stringify([headers, suggested])
  useEffect(() => setMapping(suggested), [key])

  const meanings = headers.flatMap((_, column) => mapping[column] ?? [])
  return {
    mapping,
    choose: (column, name) => setMapping((before) => ({ ...before, [column]: name })),
    missing: columns.filter(({ name, required }) => required && !meanings.includes(name)),
    duplicates: new Set(meanings.filter((name, index) => meanings.indexOf(name) !== index)),
  }
}
