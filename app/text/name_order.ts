import { sortKey } from '#text/fold'

type Named = { id: number; name: string; lastName?: string }

/** The order in which people look for names, surnames first; a database may put Á after Z. */
export function byName(a: Named, b: Named): number {
  const [one, other] = [a, b].map(({ name, lastName = '' }) => sortKey(lastName, name))
  return one < other ? -1 : one > other ? 1 : a.id - b.id
}
