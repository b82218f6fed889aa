/** What can go wrong with a simulated gate, each until it is switched off. */
export type Faults = {
  /** Milliseconds before an answer. */
  slow: number
  /** Connections are cut. */
  down: boolean
  /** What was asked is done, and the connection cut before the answer. */
  lost: boolean
  /** What was asked is done, and called a telegram that came before. */
  duplicates: boolean
  /** Number of an error that every telegram is refused with; 0 for none. */
  refuses: number
  /** Answers something that is none; a text is what it answers. */
  garbage: boolean | string
  error500: boolean
  /** For so many telegrams only; 0 for all. */
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

/** What is meant by a fault without a number. */
const usual: Partial<Faults> = { slow: 5000, refuses: 20004, times: 1 }

/** Faults as a command line names them, `slow=2000,times=3`; null where one is unknown. */
export function faultsIn(words: string): Partial<Faults> | null {
  const named = words.split(',').filter(Boolean)
  const pairs = named.map((word) => {
    const [name, number] = word.split('=')
    return [name, number ? Number(number) : (usual[name as keyof Faults] ?? true)] as const
  })
  const known = pairs.every(([name, value]) => name in noFaults && !Number.isNaN(value))
  return known ? Object.fromEntries(pairs) : null
}
