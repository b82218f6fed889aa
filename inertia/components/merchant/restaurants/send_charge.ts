import { urlFor } from '~/client'
import { askAtStation, Refused } from '~/components/merchant/ask_server'
import type { Charge, ChargeAnswer } from '~/components/merchant/restaurants/types'

/** Sends a charge and says what became of it; where nobody answered it waits, whatever happened. */
export async function sendCharge(charge: Charge): Promise<Charge> {
  const { nonce, form, restaurant, type, amount } = charge
  try {
    const url = urlFor('merchant.restaurant_charges.store', { form })
    const answer = await askAtStation<ChargeAnswer>(url, { nonce, restaurant, type, amount })
    return { ...charge, ...settled(answer), message: undefined }
  } catch (error) {
    const message = refusalIn(error)
    if (message) return { ...charge, state: 'refused', message }
    return { ...charge, state: asksForLogin(error) ? 'login' : 'waiting', late: true }
  }
}

/** Takes a charge back; where it stays, it says why. */
export async function sendUndo(charge: Charge, offline: string): Promise<Charge> {
  const { nonce, form } = charge
  try {
    const url = urlFor('merchant.restaurant_charges.undo', { form })
    const answer = await askAtStation<ChargeAnswer>(url, { nonce })
    return { ...charge, ...settled(answer), message: undefined }
  } catch (error) {
    return { ...charge, message: refusalIn(error) ?? offline }
  }
}

function settled({ charge, now }: ChargeAnswer) {
  return {
    state: charge.undone ? ('undone' as const) : ('charged' as const),
    balance: String(charge.balance),
    endedAt: Date.now(),
    undoableUntil: Date.now() + Date.parse(charge.undoableUntil) - Date.parse(now),
  }
}

/** The server's last word, in words; null where it may still say another. */
export function refusalIn(error: unknown): string | null {
  if (!(error instanceof Refused) || asksForLogin(error)) return null
  const { status, errors } = error
  const isOver = status >= 400 && status < 500 && status !== 408 && status !== 429
  return isOver ? (Object.values(errors)[0] ?? null) : null
}

export const asksForLogin = (error: unknown) =>
  error instanceof Refused && (error.status === 401 || error.rule === 'E_BAD_CSRF_TOKEN')
