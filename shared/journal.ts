/** What the access journal notes, in the order in which its filter offers them. */
export const journalKinds = [
  'request',
  'person',
  'photo',
  'look',
  'document',
  'reveal',
  'search',
  'list',
  'mail',
  'pickup',
  'served',
  'print',
  'export',
  'nightly',
] as const

export type JournalKind = (typeof journalKinds)[number]
