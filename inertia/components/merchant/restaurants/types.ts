import type { PortionType } from '#money/balances'
import type { chargeAnswer } from '#props/charge'
import type { dinerProps, placeProps } from '#props/diner'

export type { PortionType }

export type Place = ReturnType<typeof placeProps>

/** The person at the counter; euros as `12.50`. */
export type Diner = Awaited<ReturnType<typeof dinerProps>>

export type ChargeAnswer = ReturnType<typeof chargeAnswer>

/** `sending`, then perhaps `waiting` or `login`, in the end `charged` or `refused`. */
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
  /** Whether it had to wait: the person may have left. */
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
