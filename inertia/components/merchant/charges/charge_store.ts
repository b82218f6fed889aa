import { isOpen, type Charge } from '~/components/merchant/charges/types'

const KEY = 'merchant.restaurant.charges'
const MOST = 20

let cached: Charge[] = []
let cachedText = ''
/** Whether storage is unavailable, so that only this page has the charges. */
let isMemoryOnly = false
const listeners = new Set<() => void>()

/** Charges of this device, newest first. They are stored, so a reload neither loses nor repeats one. */
export function charges(): Charge[] {
  if (isMemoryOnly) return cached
  try {
    const text = localStorage.getItem(KEY) ?? '[]'
    if (text !== cachedText) {
      cached = JSON.parse(text)
      cachedText = text
    }
  } catch {
    // Without storage the station still works.
    isMemoryOnly = true
  }
  return cached
}

/** Adds or updates a charge. Open charges are never dropped. */
export function keepCharge(charge: Charge) {
  const others = charges().filter(({ nonce }) => nonce !== charge.nonce)
  const isUpdate = others.length < charges().length
  const all = isUpdate
    ? charges().map((stored) => (stored.nonce === charge.nonce ? charge : stored))
    : [charge, ...others]
  store(all.filter((stored, index) => index < MOST || isOpen(stored)))
}

function store(all: Charge[]) {
  cached = all
  cachedText = JSON.stringify(all)
  try {
    localStorage.setItem(KEY, cachedText)
  } catch {
    isMemoryOnly = true
  }
  for (const notify of listeners) notify()
}

/** For the logout: drops finished charges and keeps open ones. */
export function forgetCharges() {
  store(charges().filter(isOpen))
}

/** Calls the listener after each change, also in other tabs. */
export function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
