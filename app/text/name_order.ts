import { sortKey } from '#shared/fold'

type Named = { id: number; name: string; lastName?: string }

/** By surname, then name, in alphabetical order; a database may sort Á after Z. */
export function byName(a: Named, b: Named): number {
  const [one, other] = [a, b].map(({ name, lastName = '' }) => sortKey(lastName, name))
  return one < other ? -1 : one > other ? 1 : a.id - b.id
}
