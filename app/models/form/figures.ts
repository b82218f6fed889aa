import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { State } from '#models/form'
import Tournament from '#models/tournament'

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

/**
 * Requests a day and type over the last days, oldest first; days without any are zeros. A
 * day begins at midnight where the tournament is played.
 */
export async function requestsByDay(types: string[], days: number, now: DateTime = DateTime.utc()) {
  const [active] = await Tournament.active()
  const today = now.setZone(active?.timeZone ?? 'Europe/Madrid').startOf('day')
  const dates = Array.from({ length: days }, (_, index) =>
    today.minus({ days: days - 1 - index }).toISODate()!
  )
  const counts = Object.fromEntries(
    dates.map((day) => [day, Object.fromEntries(types.map((type) => [type, 0]))])
  )
  for (const { hour, type, count } of await countsByHour(types, today.minus({ days: days - 1 }))) {
    const day = DateTime.fromSQL(hour, { zone: 'utc' }).setZone(today.zone).toISODate()!
    if (counts[day]) counts[day][type] += Number(count)
  }
  return dates.map(
    (day) => ({ day, ...counts[day] }) as { day: string } & Record<string, number | string>
  )
}

/** SQLite knows no time zones, so hours of UTC are summed and then given to their days. */
function countsByHour(types: string[], from: DateTime) {
  const postgres = db.connection().dialect.name === 'postgres'
  const hour = postgres
    ? `to_char(submitted_at, 'YYYY-MM-DD HH24:00')`
    : `substr(submitted_at, 1, 13) || ':00'`
  return activeForms()
    .whereIn('type', types)
    .where('submitted_at', '>=', from.toUTC().toSQL({ includeOffset: false })!)
    .groupByRaw(`${hour}, type`)
    .select(db.raw(`${hour} as hour`), 'type')
    .count('* as count')
}

/** The requests that have waited longest for a decision. */
export function longestWaiting(types: string[], limit: number) {
  return activeForms()
    .whereIn('type', types)
    .where('state', 'waiting')
    .orderBy('arrived_at')
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
