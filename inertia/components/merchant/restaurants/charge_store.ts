import { isOpen, type Charge } from '~/components/merchant/restaurants/types'

const KEY = 'merchant.restaurant.charges'
const MOST = 20

let kept: Charge[] = []
let read = ''
/** Whether storage is unavailable, so that only this page has the charges. */
let forgets = false
const listeners = new Set<() => void>()

/** Charges of this device, newest first. They are stored: a reload loses and repeats none. */
export function charges(): Charge[] {
  if (forgets) return kept
  try {
    const text = localStorage.getItem(KEY) ?? '[]'
    if (text !== read) [read, kept] = [text, JSON.parse(text)]
  } catch {
    // Without storage the till still works.
    forgets = true
  }
  return kept
}

/** Adds or updates a charge. Open charges are never dropped. */
export function keepCharge(charge: Charge) {
  const others = charges().filter(({ nonce }) => nonce !== charge.nonce)
  const known = others.length < charges().length
  const all = known
    ? charges().map((one) => (one.nonce === charge.nonce ? charge : one))
    : [charge, ...others]
  store(all.filter((one, index) => index < MOST || isOpen(one)))
}

function store(all: Charge[]) {
  kept = all
  read = JSON.stringify(kept)
  try {
    localStorage.setItem(KEY, read)
  } catch {
    forgets = true
  }
  for (const told of listeners) told()
}

/** On logout: drops finished charges, keeps open ones. */
export function forgetCharges() {
  store(charges().filter(isOpen))
}

/** Also notifies about changes in other tabs. */
export function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
