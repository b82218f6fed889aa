import { isOpen, type Charge } from '~/components/merchant/restaurants/types'

const KEY = 'merchant.restaurant.charges'
const MOST = 20

let kept: Charge[] = []
let read = ''
/** Whether the device keeps nothing, so that this page alone knows. */
let forgets = false
const listeners = new Set<() => void>()

/** The charges of this device, the newest first. They outlive the page: none is lost or sent as another. */
export function charges(): Charge[] {
  if (forgets) return kept
  try {
    const text = localStorage.getItem(KEY) ?? '[]'
    if (text !== read) [read, kept] = [text, JSON.parse(text)]
  } catch {
    // A browser may forbid its storage, and a till charges all the same.
    forgets = true
  }
  return kept
}

/** Keeps a charge as it is now. What is still open is never dropped. */
export function keep(charge: Charge) {
  const others = charges().filter(({ nonce }) => nonce !== charge.nonce)
  const known = others.length < charges().length
  const all = known
    ? charges().map((one) => (one.nonce === charge.nonce ? charge : one))
    : [charge, ...others]
  kept = all.filter((one, index) => index < MOST || isOpen(one))
  read = JSON.stringify(kept)
  try {
    localStorage.setItem(KEY, read)
  } catch {
    forgets = true
  }
  for (const told of listeners) told()
}

/** Tells of changes, those of other tabs too. */
export function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
