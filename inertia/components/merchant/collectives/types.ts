/** What the user may do with lists. */
export type Can = { create: boolean; edit: boolean; print: boolean }

export const collectiveTypes = ['company', 'team', 'group', 'person'] as const

/** A list of cards in a table. */
export type Collective = {
  id: number
  name: string
  lastname: string
  email: string | null
  phone: string | null
  type: string
  state: 'waiting' | 'signed'
  cardsPickedUp: number
  signed: boolean
  signedAt: string | null
  createdAt: string
  user: string | null
}

/** A card on a list. */
export type Entry = {
  id: number
  form: { id: number; company: string | null; category: string; categoryLabel: string } | null
  name: string
  serial: string
  signed_at: string | null
  user: string | null
  /** Why it cannot be handed out any more. */
  problem: string | null
}

/** A list with all that its page shows. */
export type ShownCollective = Collective & {
  document: string | null
  observations: string | null
  signer: string | null
  /** Address of the drawn signature. */
  sign: string | null
  collective_forms: Entry[]
}

/** Whose card was read. */
export type Person = {
  id: number
  name: string
  lastName: string
  fullName: string
  idForm: string
  serial: string
  company: string | null
  category: string
  categoryLabel: string
  email: string | null
  phone: string | null
  cellPhone: string | null
  document: string | null
  photo: string | null
  /** What it says has changed since it was printed. */
  stale: boolean
}

/** A card that is on the list on the screen; `entry` once the server keeps it there. */
export type ListedCard = {
  form: number | null
  entry: number | null
  name: string
  serial: string
  company: string | null
  problem: string | null
}

/** Who collects, as it is typed. */
export type Collector = {
  name: string
  lastname: string
  email: string
  phone: string
  document: string
  type: string
  observations: string
}
