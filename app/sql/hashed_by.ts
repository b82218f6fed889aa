import { nameOfHashKey } from '#text/secrets'

type Hashed = { personKey: string | null; hashedBy: string | null }

/** Whether a document that is kept as a hash only must be entered again before HASH_KEY_OLD goes. */
export const isHashedBefore = ({ personKey, hashedBy }: Hashed) =>
  personKey !== null && hashedBy !== nameOfHashKey()

/** Condition: another HASH_KEY than today's has hashed the row, or one that the row does not name. */
export const hashedBefore = (): [sql: string, bindings: string[]] => [
  '(hashed_by is null or hashed_by <> ?)',
  [nameOfHashKey()],
]
