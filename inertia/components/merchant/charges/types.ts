import type { PortionType } from '#money/balances'
import type { chargeAnswer } from '#props/charge'
import type { customerProps, restaurantProp } from '#props/customer'

export type { PortionType }

export type ServingRestaurant = ReturnType<typeof restaurantProp>

/** The person at the counter. Euros as `12.50`. */
export type Customer = Awaited<ReturnType<typeof customerProps>>

export type ChargeAnswer = ReturnType<typeof chargeAnswer>

/** A charge starts as `sending`, may become `waiting` or `login`, and ends as `charged` or `refused`. */
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
  /** Whether the charge had to wait, so that the person may be gone. */
  late: boolean
  /** Why it was refused or could not be undone. */
  message?: string
  balance?: string
  endedAt?: number
  /** On this device's clock, in milliseconds. */
  undoableUntil?: number
}

export const isOpen = ({ state }: Charge) =>
  state === 'sending' || state === 'waiting' || state === 'login'
