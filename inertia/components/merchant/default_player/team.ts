import type { GuestLink, Related } from '~/components/merchant/types'

export type PlaceKind = 'members' | 'dayPasses' | 'guests'
export const placeKinds: PlaceKind[] = ['members', 'dayPasses', 'guests']

/** `until` is the last valid day of their access. */
export type TeamMember = Related & {
  day: string | null
  credits: number
  takes: PlaceKind[]
  until: string
}

export type TeamLink = Pick<GuestLink, 'id' | 'email' | 'state' | 'expiresAt'> & {
  host: { id: number; type: string; name: string }
}

type Allowance<Value> = { given: Value; used: Value; left: Value }

/** The meals of a person in a player's team. Euros as `12.50`, restaurants by name. */
export type PersonMeals = {
  id: number
  type: string
  name: string
  credits: Allowance<number>
  amount: Allowance<string>
  restaurants: string[]
  /** Restaurants that the rules give, and those of them that are not assigned yet. */
  ruled: string[]
  lacking: string[]
}
