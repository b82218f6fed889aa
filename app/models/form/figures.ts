import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { State } from '#models/form'

export type Counts = Record<string, Record<State, number>>

const activeForms = () =>
  db
    .from('forms')
    .whereIn('tournament_id', db.from('tournaments').where('active', true).select('id'))

/** How many requests of each type are in each state, in the active editions. */
export async function countsByType(): Promise<Counts> {
  // Grouped as the index `forms_by_state` is sorted, so that nothing is sorted once more.
  const rows = await activeForms()
    .groupBy('tournament_id', 'type', 'state')
    .select('type', 'state')
    .count('* as count')
  const counts: Counts = {}
  for (const { type, state, count } of rows) {
    counts[type] ??= { waiting: 0, approved: 0, rejected: 0 }
    counts[type][state as State] += Number(count)
  }
  return counts
}

/** How many requests of some types wait for a decision, in the active editions. */
export async function waitingByType(types: string[]): Promise<Record<string, number>> {
  // One by one each is a stretch of an index; grouped, all of them would be compared.
  const counts = await Promise.all(
    types.map(async (type) => {
      const [{ count }] = await activeForms().where({ type, state: 'waiting' }).count('* as count')
      return [type, Number(count)] as const
    })
  )
  return Object.fromEntries(counts)
}

/** Requests a day and type over the last days, oldest first; days without any are zeros. */
export async function requestsByDay(types: string[], days: number) {
  const from = DateTime.utc()
    .startOf('day')
    .minus({ days: days - 1 })
  const postgres = db.connection().dialect.name === 'postgres'
  const day = postgres ? `to_char(submitted_at, 'YYYY-MM-DD')` : `substr(submitted_at, 1, 10)`
  const rows = await activeForms()
    .whereIn('type', types)
    .where('submitted_at', '>=', from.toSQL({ includeOffset: false })!)
    .groupByRaw(`${day}, type`)
    .select(db.raw(`${day} as day`), 'type')
    .count('* as count')
  return Array.from({ length: days }, (_, index) => {
    const date = from.plus({ days: index }).toISODate()!
    const ofDay = rows.filter((row) => row.day === date)
    return {
      day: date,
      ...Object.fromEntries(
        types.map((type) => [type, Number(ofDay.find((row) => row.type === type)?.count ?? 0)])
      ),
    } as { day: string } & Record<string, number | string>
  })
}

/** The requests that have waited longest for a decision. */
export function longestWaiting(types: string[], limit: number) {
  return activeForms()
    .whereIn('type', types)
    .where('state', 'waiting')
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(limit)
    .select(
      'id',
      'type',
      'id_form as idForm',
      'name',
      'last_name as lastName',
      'submitted_at as submittedAt'
    )
}
