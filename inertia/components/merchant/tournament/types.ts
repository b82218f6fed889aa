import type { Limits } from '#models/allowance'
import type { Sport } from '~/types'

export type LimitName = keyof Limits

export type Window = { opensAt: string; closesAt: string }

/** An edition as every page knows it. */
export type Edition = {
  id: number
  sport: Sport
  name: string
  fullName: string
  code: string
  year: number
  place: string | null
  startsOn: string
  endsOn: string
  active: boolean
  quarterFinals: boolean
  accent: string
  /** Public address of its mark. */
  logo: string | null
}

export type EditedEdition = Edition & {
  timeZone: string
  pressFrom: string | null
  pressTo: string | null
  mindate: string | null
  maxdate: string | null
  licenceYear: number | null
  limits: Limits | null
  /** Local times by form type. */
  windows: Record<string, Window>
}

/** What the page of an edition offers. */
export type Choices = {
  forms: { type: string; sport: Sport; title: string }[]
  usual: Record<LimitName, number>
  activeNow: { id: number; sport: Sport; name: string }[]
}
