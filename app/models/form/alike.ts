import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type Form from '#models/form'
import { areAlike, type Named } from '#text/likeness'

/** More than any real birth date has: a date with more people is a placeholder. */
export const CANDIDATES = 2000

/**
 * Of the requests, the newest with nearly the name of one of the people. Reads names only: comparing
 * 20,000 takes a quarter of a second, and the answers of others stay sealed.
 */
export async function idsAlike(
  requests: ModelQueryBuilderContract<typeof Form>,
  people: Named[]
): Promise<number[]> {
  const names = new Map(
    people.map(({ name, lastName }) => [`${name}\n${lastName}`, { name, lastName }])
  )
  const rows = await requests.select('id', 'sortName').pojo<{ id: number; sort_name: string }>()
  return rows
    .filter(({ sort_name: key }) => {
      const other = namesIn(key)
      return [...names.values()].some((name) => areAlike(name, other))
    })
    .map(({ id }) => id)
    .toSorted((a, b) => b - a)
    .slice(0, CANDIDATES)
}

function namesIn(sortName: string): Named {
  const [lastName, name = ''] = sortName.replaceAll('n~', 'n').split('  ')
  return { name, lastName }
}
