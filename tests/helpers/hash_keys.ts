import { Secret } from '@adonisjs/core/helpers'
import { getActiveTest } from '@japa/runner'
import { hashKeys } from '#config/app'
import { rotateHashKey } from '#operations/rotate_hash_key'

/** Until the test ends, HASH_KEY is another one, and the former is HASH_KEY_OLD. */
export function changeHashKey() {
  const before = [...hashKeys]
  hashKeys.unshift(new Secret('next-hashing-key-0123456789abcdef'))
  getActiveTest()?.cleanup(() => {
    hashKeys.splice(0, hashKeys.length, ...before)
  })
}

/** What must hold at once, and when `hash:rotate` has run and HASH_KEY_OLD is gone. */
export const hashKeyPhases = [
  { when: 'while HASH_KEY_OLD is named', pass: async () => {} },
  {
    when: 'after hash:rotate, without HASH_KEY_OLD',
    pass: async () => {
      await rotateHashKey()
      hashKeys.pop()
    },
  },
]
