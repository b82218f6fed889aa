import type { PortionType } from '~/components/merchant/charges/types'

export type Key = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'back'

/** Digits before the point. The server takes at most 1,000 credits or 10,000 euros. */
const LONGEST = { credit: 4, amount: 5 }

/** The entry after a key. Credits have no point, euros two decimals. */
export function press(entry: string, key: Key, type: PortionType): string {
  if (key === 'back') return entry.slice(0, -1)
  if (key === '.') {
    if (type === 'credit' || entry.includes('.')) return entry
    return entry === '' ? '0.' : `${entry}.`
  }
  if (entry === '' || entry === '0') return key
  const [whole, decimals] = entry.split('.')
  const isFull = decimals === undefined ? whole.length >= LONGEST[type] : decimals.length >= 2
  return isFull ? entry : entry + key
}

export const isNothing = (entry: string) => !(Number(entry) > 0)

/** Time for a key: people need longer, readers less. */
const READER_KEY_MS = 20

/** Whether a text can be an amount. The numbers of chips and codes are longer. */
export const isNumber = (text: string) => /^\d{0,5}[.,]?\d{0,2}$/.test(text) && /\d/.test(text)

/** Whether a person typed an amount. `ms` is the time from its first key to the key that sent it. */
export const isTyped = (text: string, ms: number) =>
  isNumber(text) && ms >= READER_KEY_MS * text.length

/** The amount as a keypad entry; null for credits with a decimal point. */
export function entryOf(text: string, type: PortionType): string | null {
  const keys = [...text.replace(',', '.')] as Key[]
  if (type === 'credit' && keys.includes('.')) return null
  return keys.reduce((entry, key) => press(entry, key, type), '')
}
