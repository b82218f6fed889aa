import type { LinkState } from '#models/single_use'

export type { FieldProp, FormTypeProp, Option, Options } from '~/types'

export type State = 'waiting' | 'approved' | 'rejected'

export const states: State[] = ['waiting', 'approved', 'rejected']

/** What the user may do with requests of a type. */
export type Can = {
  create: boolean
  edit: boolean
  print: boolean
  rfid: boolean
  decideMany: boolean
  export: boolean
}

/** A request as lists and pages receive it; answers stand beside these by field name. */
export type RequestRow = {
  id: number
  idForm: string
  type: string
  state: State
  version: number
  category: string
  name: string
  lastName: string
  company: string | null
  email: string | null
  thumb: string | null
  submittedAt: string
  withdrawn: boolean
  /** A place that is held before its person is known. */
  reserved: boolean
  /** Waits for the applicant's answer to what was asked. */
  asked: boolean
  /** Has come back from the applicant, corrected. */
  corrected: boolean
  printed: boolean
  collected: boolean
  /** Who of the office looks after it. */
  assignedTo: Colleague | null
  color: string | null
} & Record<string, any>

export type LogEntry = {
  id: number
  type: string
  user: string | null
  at: string | null
  from: Record<string, any> | null
  to: Record<string, any> | null
  /** Of a move: the forms' titles, and the answers that were given up. */
  words?: { from: string; to: string; lost: string }
}

/** A request that another one brought along, or that brought it. */
export type Related = Pick<
  RequestRow,
  'id' | 'type' | 'idForm' | 'name' | 'lastName' | 'state' | 'withdrawn' | 'reserved'
>

/** What the applicant was asked to correct. */
export type Asked = { fields: string[]; message: string; at: string }

/** What the applicant corrected when asked; `before` tells what of it may be shown. */
export type Corrected = { fields: string[]; at: string; before: Record<string, any> }

/** A ready-made reason, named in the reader's language and worded in both. */
export type Reason = {
  id: number
  kind: 'changes' | 'rejected'
  name: string
  texts: Record<'es' | 'en', string>
  /** Questions that it opens, where the form has them. */
  fields: string[]
}

export type GuestLink = {
  id: number
  email: string | null
  state: LinkState
  expiresAt: string
  /** Null once it opens nothing. */
  url: string | null
}

export type Check = {
  key: string
  level: 'ok' | 'info' | 'warning'
  text: string
  /** Why it matters, and what to do about it. */
  why?: string
  link?: { form: string; id: number; label: string } | { entry: number }
}

/** Somebody of the office. */
export type Colleague = { id: number; name: string }

/** What the office told itself about a request. */
export type Note = {
  id: number
  text: string
  user: string | null
  at: string
  mayRemove: boolean
}

/** A movement of somebody's credits or euros. */
export type LedgerLine = {
  id: number
  kind: 'credits' | 'amount'
  delta: string
  balance: string
  cause: 'edit' | 'manual' | 'reset' | 'mass' | 'rule' | 'undo' | 'charge'
  reason: string | null
  user: string | null
  /** Where a charge was made, or taken back. */
  restaurant: string | null
  meal: string | null
  at: string
  /** A charge that was taken back. */
  undone: boolean
}

export type TypeCounts = { type: string; title: string } & Record<State, number>

export type Pager = {
  links: { url: string | null; label: string; active: boolean }[]
  current_page: number
  last_page: number
  next_page_url: string | null
  prev_page_url: string | null
  total: number
}
