import { fold } from '#text/fold'

const LONGEST = 210
const PLAIN = /^[a-z\d]+(?: [a-z\d]+)*$/i

/**
 * The key for comparing whole names: `O'Neill`, `ONEILL` and `O’Neill` are equal, and so are `J.J.
 * Wolf` and `JJ Wolf`.
 */
export function nameKey(name: string, lastName: string): string {
  const plain = `${name} ${lastName}`.trim()
  // Fast path for most names.
  if (PLAIN.test(plain)) return plain.toLowerCase().slice(0, LONGEST)
  return fold(`${name} ${lastName}`)
    .replace(/['’‘ʼ`´.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
}
