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

type Eaten<Value> = { given: Value; used: Value; left: Value }

/** A person's meals. Euros as `12.50`, restaurants by name. */
export type Eater = {
  id: number
  type: string
  name: string
  credits: Eaten<number>
  amount: Eaten<string>
  restaurants: string[]
  /** Restaurants by rule, and those of them that were not assigned yet. */
  ruled: string[]
  lacking: string[]
}
