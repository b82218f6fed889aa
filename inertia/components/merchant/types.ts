export type { FieldProp, FormTypeProp, Option, Options } from '~/types'

export type State = 'waiting' | 'approved' | 'rejected'

export const states: State[] = ['waiting', 'approved', 'rejected']

/** What the user may do with requests of a type. */
export type Can = {
  create: boolean
  edit: boolean
  print: boolean
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
  printed: boolean
  collected: boolean
  color: string | null
} & Record<string, any>

export type LogEntry = {
  id: number
  type: string
  user: string | null
  at: string | null
  from: Record<string, any> | null
  to: Record<string, any> | null
}

/** A request that another one brought along, or that brought it. */
export type Related = Pick<
  RequestRow,
  'id' | 'type' | 'idForm' | 'name' | 'lastName' | 'state' | 'withdrawn'
>

/** What the applicant was asked to correct. */
export type Asked = { fields: string[]; message: string; at: string }

export type GuestLink = {
  id: number
  email: string | null
  state: 'open' | 'used' | 'revoked' | 'over'
  expiresAt: string
  /** Null once it opens nothing. */
  url: string | null
}

export type Check = {
  key: string
  level: 'ok' | 'warning'
  text: string
  link?: { form: string; id: number; label: string }
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
