import type { Option } from '~/components/merchant/types'

export type FlagValue = 0 | 1 | string
export type Flags = Record<string, FlagValue>

export type Profile = {
  id: number
  tournamentId: number
  name: string
  startsOn: string
  /** Null in a daily one. */
  endsOn: string | null
  color: string | null
  category: string | null
  flags: Flags
}

export type Edition = { id: number; sport: string; name: string; startsOn: string; endsOn: string }
export type FlagOptions = { zones: Option[]; labelFlags: Option[]; categories: Option[] }

export const isOn = (value?: FlagValue) => Boolean(value) && String(value) !== '0'
