import type { DataRequestKind } from '#shared/data_requests'
import type { PersonalKind, Remainder, Removed } from '#shared/personal_records'
import type { State } from '#shared/request_states'

export type PersonRequest = {
  id: number
  type: string
  title: string
  idForm: string
  name: string
  birthDate: string | null
  state: State
  withdrawn: boolean
  reserved: boolean
  restricted: boolean
  tournament: string
  submittedAt: string
}

type Identity = {
  id: number
  name: string
  otherNames: string[]
  documents: string[]
  emails: string[]
}

/** A parent or guardian. `own`: a request of theirs, whose person the reader may open. */
export type Tutor = Identity & { own: number | null }

export type Shown = Identity & {
  birthDate: string | null
  /** The tutors of the person. `id`: a request that names the tutor. */
  tutors: { id: number; name: string }[]
  /** The children that name the person as their tutor. `id`: a request of the child. */
  children: { id: number; name: string }[]
  thumb: string | null
  /** Whether a document tells who it is; else only one request is known. */
  identified: boolean
  /** How many requests with the same document have another name and birth date. */
  sameDocument: number
  otherEmails: string[]
  restrictedAt: string | null
}

/** `over`: the last day has passed, but the edition is not closed. */
export type Kept = { kind: PersonalKind; count: number; until: string | null; over: boolean }

/** A look at the person's data. The user appears by role. */
export type Seen = { id: number; at: string; kind: string; role: string }

export type Preview = {
  forms: { reference: string }[]
  removed: Removed[]
  kept: Remainder[]
  liveCards: number
  openCards: number
  imports: number
  /** Texts about others that name the person. */
  mentions: number
}

export type DataRequest = {
  id: number
  kind: DataRequestKind
  reference: string
  askerEmail: string | null
  reason: string | null
  answer: string | null
  /** Null once the request is erased. */
  person: { id: number; name: string; title: string } | null
  at: string
  dueOn: string
  overdue: boolean
  answeredAt: string | null
  answerer: string | null
}

export type Certificate = {
  id: number
  at: string
  user: string | null
  forms: { reference: string; tournament: string; title: string }[]
  removed: Removed[]
  kept: Remainder[]
}
