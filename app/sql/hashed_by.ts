import { nameOfHashKey } from '#text/secrets'

type Hashed = { personKey: string | null; hashedBy: string | null }

/** Whether a document that is kept as a hash only must be entered again before HASH_KEY_OLD goes. */
export const isHashedBefore = ({ personKey, hashedBy }: Hashed) =>
  personKey !== null && hashedBy !== nameOfHashKey()

/** Condition: the row was hashed with another HASH_KEY, or does not name its key. */
export const hashedBefore = (): [sql: string, bindings: string[]] => [
  '(hashed_by is null or hashed_by <> ?)',
  [nameOfHashKey()],
]
