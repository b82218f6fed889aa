import db from '@adonisjs/lucid/services/db'
import { fold } from '#shared/fold'
import type { State } from '#shared/request_states'
import { PER_PAGE, pageBounds } from '#queries/page'

export type Group = { outlet: string; total: number } & Record<State, number>

// Reads all outlets, from an index alone, because the databases cannot ignore accents in a search.
export async function groupsPage(
  list: { type: string; tournamentId: number },
  search: string | undefined,
  page: number
) {
  const words = fold(search ?? '')
    .split(' ')
    .filter(Boolean)
  const groups = (await groupsOf(list)).filter(({ outlet }) => {
    const name = fold(outlet)
    return words.every((word) => name.includes(word))
  })
  groups.sort((a, b) => b.total - a.total || a.outlet.localeCompare(b.outlet))
  const { start, ...shown } = pageBounds(groups.length, page)
  return { rows: groups.slice(start, start + PER_PAGE), ...shown }
}

async function groupsOf({ type, tournamentId }: { type: string; tournamentId: number }) {
  const rows: { outlet: string; state: State; count: number }[] = await db
    .from('forms')
    .where({ type, tournament_id: tournamentId })
    .whereNotNull('outlet')
    .groupBy('outlet', 'state')
    .select('outlet', 'state')
    .count('* as count')
  const groups = new Map<string, Group>()
  for (const { outlet, state, count } of rows) {
    const group = groups.get(outlet) ?? { outlet, total: 0, waiting: 0, approved: 0, rejected: 0 }
    group[state] += count
    group.total += count
    groups.set(outlet, group)
  }
  return [...groups.values()]
}
