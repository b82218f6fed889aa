import type { GuestLink, Related } from '~/components/merchant/types'

export type PlaceKind = 'members' | 'dayPasses' | 'guests'
export const placeKinds: PlaceKind[] = ['members', 'dayPasses', 'guests']

/** Somebody who takes places of a player; `until` is the last day their rights open anything. */
export type TeamMember = Related & {
  day: string | null
  credits: number
  takes: PlaceKind[]
  until: string
}

export type TeamLink = Pick<GuestLink, 'id' | 'email' | 'state' | 'expiresAt'> & {
  host: { id: number; type: string; name: string }
}

type Eaten<Value> = { given: Value; used: Value; left: Value }

/** What somebody eats: credits, and euros as `12.50`; restaurants by name. */
export type Eater = {
  id: number
  type: string
  name: string
  credits: Eaten<number>
  amount: Eaten<string>
  restaurants: string[]
  /** Where rules let them eat, and which of it nobody has given them yet. */
  ruled: string[]
  lacking: string[]
}
