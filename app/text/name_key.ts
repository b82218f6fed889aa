import { fold } from '#shared/fold'

const LONGEST = 210
const PLAIN = /^[a-z\d]+(?: [a-z\d]+)*$/i

/** For comparing whole names: `O'Neill` and `ONEILL` are equal, `J.J. Wolf` and `JJ Wolf` too. */
export function nameKey(name: string, lastName: string): string {
  const plain = `${name} ${lastName}`.trim()
  if (PLAIN.test(plain)) return plain.toLowerCase().slice(0, LONGEST)
  return fold(`${name} ${lastName}`)
    .replace(/['’‘ʼ`´.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
}
