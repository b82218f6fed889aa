import type { PortionType } from '#models/balances'
import type { Meal } from '#models/restaurant_meal'

export type { PortionType }

/** A restaurant and what it serves now. */
export type Place = {
  id: number
  name: string
  kind: 'press' | 'player' | 'staff'
  open: boolean
  meal: Meal | null
  /** Of a closed one: when it opens next. */
  opensAt: string | null
}

/** Somebody at the counter; euros as `12.50`. */
export type Diner = {
  id: number
  idForm: string
  name: string
  lastName: string
  photo: string | null
  company: string | null
  categoryLabel: string
  color: string
  credits: number
  amount: string
  had: { type: PortionType; amount: number | string; at: string } | null
}

/** What the server says of a charge. */
export type ChargeAnswer = {
  charge: {
    nonce: string
    type: PortionType
    amount: number | string
    balance: number | string
    at: string
    undoableUntil: string
    undone: boolean
  }
  now: string
}

/**
 * A charge and what became of it. It is `sending`, `waiting` for a connection or for a `login`,
 * and ends `charged` or `refused`; what was charged may be `undone`.
 */
export type Charge = {
  nonce: string
  user: number
  restaurant: number
  form: number
  name: string
  type: PortionType
  amount: string
  at: string
  state: 'sending' | 'waiting' | 'login' | 'charged' | 'refused' | 'undone'
  /** Whether it had to wait, so that people may have gone before it ended. */
  late: boolean
  /** Why it was refused, or could not be taken back. */
  message?: string
  /** What was left when it ended. */
  balance?: string
  endedAt?: number
  /** On this device's clock, in milliseconds. */
  undoableUntil?: number
}

export const isOpen = ({ state }: Charge) =>
  state === 'sending' || state === 'waiting' || state === 'login'
