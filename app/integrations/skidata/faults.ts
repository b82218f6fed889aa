/** Faults of the simulated gate; each lasts until it is switched off. */
export type Faults = {
  /** Milliseconds before the answer. */
  slow: number
  down: boolean
  /** The telegram is carried out; the connection is cut before the answer. */
  lost: boolean
  /** The telegram is carried out and reported as a duplicate. */
  duplicates: boolean
  /** Error number for each telegram; 0 for none. */
  refuses: number
  /** Invalid answers; a text is the answer itself. */
  garbage: boolean | string
  error500: boolean
  /** Number of telegrams; 0 for all. */
  times: number
}

export const noFaults: Readonly<Faults> = {
  slow: 0,
  down: false,
  lost: false,
  duplicates: false,
  refuses: 0,
  garbage: false,
  error500: false,
  times: 0,
}

/** Values of faults that are named without one. */
const defaultValues: Record<string, number> = { slow: 5000, refuses: 20004, times: 1 }

/** Faults of a command line, `slow=2000,times=3`; null if one is unknown. */
export function faultsIn(words: string): Partial<Faults> | null {
  const named = words.split(',').filter(Boolean)
  const pairs = named.map((word) => {
    const [name, number] = word.split('=')
    return [name, number ? Number(number) : (defaultValues[name] ?? true)] as const
  })
  const known = pairs.every(([name, value]) => name in noFaults && !Number.isNaN(value))
  return known ? Object.fromEntries(pairs) : null
}
