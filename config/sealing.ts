import { createHash, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { hashKeys } from '#config/app'
import env from '#start/env'

/** A key that wraps the keys of people. The name tells keys apart and reveals nothing of them. */
type SealKey = { name: string; key: KeyObject }

export function sealKeyOf(text: string): SealKey {
  const bytes = Buffer.from(hkdfSync('sha256', text, '', 'acreditacion: keys of people', 32))
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return { name, key: createSecretKey(bytes) }
}

const given = env.get('SEAL_KEY')?.release()
const old = env.get('SEAL_KEY_OLD')?.release().split(',') ?? []

const [derived, ...derivedBefore] = hashKeys.map((key) => sealKeyOf(`HASH_KEY ${key.release()}`))

/** Names of the keys that are lost with HASH_KEY_OLD. */
export const endingSealKeys = derivedBefore.map(({ name }) => name)

/**
 * The first one wraps, the others only unwrap. An installation whose keys come from its environment
 * may have no SEAL_KEY: its first one is then made from HASH_KEY, which all its processes share.
 */
export const sealKeys: [SealKey, ...SealKey[]] = [
  ...(given ? [sealKeyOf(given)] : []),
  derived,
  ...derivedBefore,
  ...old.map((text) => sealKeyOf(text.trim())),
] as [SealKey, ...SealKey[]]
