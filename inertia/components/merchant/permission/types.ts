import type { Data } from '@generated/data'
import type { flagOptions } from '#props/edition_options'

export type FlagValue = 0 | 1 | string
export type Flags = Record<string, FlagValue>

/** A daily profile has no last day. */
export type Profile = Data.Permission

export type Edition = Pick<Data.Tournament, 'id' | 'sport' | 'name' | 'startsOn' | 'endsOn'>
export type FlagOptions = ReturnType<typeof flagOptions>
