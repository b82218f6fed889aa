import { fold } from '#models/fold'

const LONGEST = 210
const PLAIN = /^[a-z\d]+(?: [a-z\d]+)*$/i

/**
 * A whole name as names are compared: without accents, case and marks, so that `O'Neill`, `ONEILL`
 * and `O’Neill` are one, and so are `J.J. Wolf` and `JJ Wolf`.
 */
export function nameKey(name: string, lastName: string): string {
  const plain = `${name} ${lastName}`.trim()
  // Most names of a long list need no more than this.
  if (PLAIN.test(plain)) return plain.toLowerCase().slice(0, LONGEST)
  return fold(`${name} ${lastName}`)
    .replace(/['’‘ʼ`´.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
}
