import db from '@adonisjs/lucid/services/db'
import { DateTime, type Zone } from 'luxon'
import { returned, sqlNow } from '#models/bulk'
import type { State } from '#models/form'
import Tournament from '#models/tournament'

export type Counts = Record<string, Record<State, number>>

const activeForms = () => db.from('forms').whereIn('tournament_id', Tournament.activeIds())

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
  const counts = types.map((type) =>
    activeForms().where({ type, state: 'waiting' }).count('*').as(type)
  )
  const [row] = types.length > 0 ? await db.query().select(...counts) : [{}]
  return Object.fromEntries(types.map((type) => [type, Number(row[type])]))
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
  for (const { day, type, count } of await countsOfDays(types, dates, today.zone))
    counts[day][type] = Number(count)
  return dates.map(
    (day) => ({ day, ...counts[day] }) as { day: string } & Record<string, number | string>
  )
}

/**
 * Each day and type is a stretch of the index by arrival. What came back corrected has arrived
 * anew since; those few are counted where they were sent first.
 */
async function countsOfDays(types: string[], dates: string[], zone: Zone) {
  if (types.length === 0) return []
  const client = db.connection()
  const moment = client.dialect.name === 'postgres' ? 'timestamptz' : 'text'
  const edges = dates.map((date) => {
    const start = DateTime.fromISO(date, { zone })
    return [
      date,
      ...[start, start.plus({ days: 1 })].map((at) => sqlNow(client, at.toUTC() as DateTime<true>)),
    ]
  })
  const counted = (column: string, condition = '') =>
    `(select count(*) from forms
      where tournament_id in (select id from tournaments where active) and forms.type = kind.column1
        and ${column} >= cast(span.column2 as ${moment})
        and ${column} < cast(span.column3 as ${moment}) ${condition})`
  const corrected = 'and corrected_at is not null'
  return returned<{ day: string; type: string; count: number }>(
    client,
    `select span.column1 as day, kind.column1 as type, ${counted('arrived_at')}
       - ${counted('arrived_at', corrected)} + ${counted('submitted_at', corrected)} as count
     from (values ${edges.map(() => '(?, ?, ?)').join(', ')}) as span,
          (values ${types.map(() => '(?)').join(', ')}) as kind`,
    [...edges.flat(), ...types]
  )
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
