import { urlFor } from '~/client'
import { asksForLogin, askAtStation, isFinal } from '~/components/merchant/ask_server'
import type { Charge, ChargeAnswer } from '~/components/merchant/charges/types'

/** Sends a charge. Without a final answer it becomes `waiting`, or `login` if the session ended. */
export async function sendCharge(charge: Charge): Promise<Charge> {
  const { nonce, form, restaurant, type, amount } = charge
  try {
    const url = urlFor('merchant.restaurant_charges.store', { form })
    const answer = await askAtStation<ChargeAnswer>(url, { nonce, restaurant, type, amount })
    return { ...charge, ...resultOf(answer), message: undefined }
  } catch (error) {
    const message = refusalIn(error)
    if (message) return { ...charge, state: 'refused', message }
    return { ...charge, state: asksForLogin(error) ? 'login' : 'waiting', late: true }
  }
}

/** Undoes a charge. If that fails, `message` is the server's refusal or one of `reasons`. */
export async function sendUndo(
  charge: Charge,
  reasons: { offline: string; login: string }
): Promise<Charge> {
  const { nonce, form } = charge
  try {
    const url = urlFor('merchant.restaurant_charges.undo', { form })
    const answer = await askAtStation<ChargeAnswer>(url, { nonce })
    return { ...charge, ...resultOf(answer), message: undefined }
  } catch (error) {
    return {
      ...charge,
      message: refusalIn(error) ?? reasons[asksForLogin(error) ? 'login' : 'offline'],
    }
  }
}

function resultOf({ charge, now }: ChargeAnswer) {
  return {
    state: charge.undone ? ('undone' as const) : ('charged' as const),
    balance: String(charge.balance),
    endedAt: Date.now(),
    undoableUntil: Date.now() + Date.parse(charge.undoableUntil) - Date.parse(now),
  }
}

export const refusalIn = (error: unknown): string | null =>
  isFinal(error) ? (Object.values(error.errors)[0] ?? null) : null
