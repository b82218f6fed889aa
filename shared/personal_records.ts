/** Kinds of what stays after an erasure: without the person, or because it is about somebody else. */
export const remainingKinds = [
  'charges',
  'pickups',
  'collections',
  'blacklist',
  'children',
  'guests',
  'journal',
] as const

/** Kinds of what is kept about a person. */
export const personalKinds = [
  'answers',
  'photos',
  'documents',
  'consents',
  'history',
  'notes',
  'cards',
  'gates',
  'prints',
  'scans',
  'movements',
  'mails',
  'rights',
  'imports',
  'changes',
  'links',
  ...remainingKinds,
] as const

export type PersonalKind = (typeof personalKinds)[number]
type RemainingKind = (typeof remainingKinds)[number]

/** How many of a kind were removed. */
export type Removed = { kind: PersonalKind; count: number }

/** How many of a kind stay, and until which day: `2030-05-05`; null if they do not end by themselves. */
export type Remainder = { kind: RemainingKind; count: number; until: string | null }
