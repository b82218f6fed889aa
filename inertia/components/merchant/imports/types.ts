export const outcomes = ['created', 'updated', 'unchanged', 'failed'] as const

export type Outcome = (typeof outcomes)[number]

export type Tour = 'ATP' | 'WTA'

/** Whose list it is: players of a tour, or people who ask by one form. */
export type Whose = { tour: Tour | null; form: { type: string; title: string } | null }

/** A list that was imported, or is about to be. */
export type ImportRow = Record<Outcome, number> & {
  id: number
  file: string
  /** Rows that the file has. */
  registries: number
  /** Rows that were gone through so far. */
  done: number
  state: 'preview' | 'queued' | 'running' | 'done' | 'failed'
  /** Key of the file that says what became of each row; null while there is none. */
  result: string | null
  /** Short sentences about the whole. */
  details: string[]
  createdAt: string
  user: string | null
}

/** What a column of a list can mean. */
export type ListColumn = { name: string; label: string; required: boolean }

/** The same with the other words that are understood. */
export type KnownColumn = ListColumn & { synonyms: string[] }

/** What each column of the file is taken for; null is left out. */
export type Mapping = Record<string, string | null>
