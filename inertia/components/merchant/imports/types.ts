import type { importRow, undoProp } from '#props/import'

export const outcomes = ['created', 'updated', 'unchanged', 'failed'] as const

export type Outcome = (typeof outcomes)[number]

export type Tour = 'ATP' | 'WTA'

export type ListSubject = { tour: Tour | null; form: { type: string; title: string } | null }

export type ImportRow = Awaited<ReturnType<typeof importRow>>

export type Undo = ReturnType<typeof undoProp>

export type ListColumn = { name: string; label: string; required: boolean }

export type KnownColumn = ListColumn & { synonyms: string[] }

/** Meaning of each column of the file, by its index; null leaves it out. */
export type Mapping = Record<string, string | null>
