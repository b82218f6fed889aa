import type { PortionType } from '~/components/merchant/restaurants/types'

export type Key = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'back'

/** As long as an amount gets before the point: up to 1,000 credits or 10,000 euros. */
const LONGEST = { credit: 4, amount: 5 }

/**
 * What stands on the keypad after another key (specification §5): credits take no point, an amount
 * one; a point that comes first gets a zero before it. Nothing has more than two decimals.
 */
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

/** Whether there is nothing to charge. */
export const isNothing = (entry: string) => !(Number(entry) > 0)

/** People need longer than this for a key, readers less. */
const READER = 20

/** A number as people type one; no reading of a chip or a code is as short. */
export const isNumber = (text: string) => /^\d{0,5}[.,]?\d{0,2}$/.test(text) && /\d/.test(text)

/** Whether a number came from somebody's fingers: `ms` went by since its first digit. */
export const isTyped = (text: string, ms: number) => isNumber(text) && ms >= READER * text.length

/** The number as the keypad shows it; null where it has a point that credits cannot have. */
export function entryOf(text: string, type: PortionType): string | null {
  const keys = [...text.replace(',', '.')] as Key[]
  if (type === 'credit' && keys.includes('.')) return null
  return keys.reduce((entry, key) => press(entry, key, type), '')
}
