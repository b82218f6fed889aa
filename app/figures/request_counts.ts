import db from '@adonisjs/lucid/services/db'
import { DateTime, type Zone } from 'luxon'
import { queryRows, sqlNow } from '#sql/bulk'
import { countedForms } from '#queries/counted_forms'
import type { State } from '#shared/request_states'
import Tournament from '#models/tournament'
import { OFFICE_ZONE } from '#shared/days'
import { isPostgres } from '#sql/dialect'

export type Counts = Record<string, Record<State, number>>

const activeForms = () => db.from('forms').whereIn('tournament_id', Tournament.activeIds())

const countedActiveForms = () => countedForms().whereIn('tournament_id', Tournament.activeIds())

export async function countsByType(): Promise<Counts> {
  const rows: { type: string; state: State; count: number }[] = await countedActiveForms()
    .groupBy('type', 'state')
    .havingRaw('sum(count) > 0')
    .select('type', 'state')
    .sum('count as count')
  const counts: Counts = {}
  for (const { type, state, count } of rows) {
    counts[type] ??= { waiting: 0, approved: 0, rejected: 0 }
    counts[type][state] = count
  }
  return counts
}

export async function waitingByType(types: string[]): Promise<Record<string, number>> {
  const rows = await countedActiveForms()
    .whereIn('type', types)
    .where('state', 'waiting')
    .groupBy('type')
    .select('type')
    .sum('count as count')
  const counts = new Map(rows.map(({ type, count }) => [type, count]))
  return Object.fromEntries(types.map((type) => [type, counts.get(type) ?? 0]))
}

/** Oldest first, with zeros. Days are those of the tournament's time zone. */
export async function requestsByDay(types: string[], days: number, now: DateTime = DateTime.utc()) {
  const [active] = await Tournament.active()
  const today = now.setZone(active?.timeZone ?? OFFICE_ZONE).startOf('day')
  const dates = Array.from({ length: days }, (_, index) =>
    today.minus({ days: days - 1 - index }).toISODate()!
  )
  const counts = Object.fromEntries(
    dates.map((day) => [day, Object.fromEntries(types.map((type) => [type, 0]))])
  )
  for (const { day, type, count } of await countsOfDays(types, dates, today.zone))
    counts[day][type] = count
  return dates.map(
    (day) => ({ day, ...counts[day] }) as { day: string } & Record<string, number | string>
  )
}

// Each day and type reads a part of the index by arrival. Corrected requests have a later arrival,
// so they are counted by the day of their submission.
async function countsOfDays(types: string[], dates: string[], zone: Zone) {
  if (types.length === 0) return []
  const client = db.connection()
  const moment = isPostgres(client) ? 'timestamptz' : 'text'
  const sql = (at: DateTime) => sqlNow(client, at.toUTC())
  const spans = dates.map((date) => {
    const start = DateTime.fromISO(date, { zone })
    return [date, sql(start), sql(start.plus({ days: 1 }))]
  })
  const counted = (column: string, condition = '') =>
    `(select count(*) from forms
      where tournament_id in (select id from tournaments where active) and forms.type = kind.column1
        and ${column} >= cast(span.column2 as ${moment})
        and ${column} < cast(span.column3 as ${moment}) ${condition})`
  const corrected = 'and corrected_at is not null'
  return queryRows<{ day: string; type: string; count: number }>(
    client,
    `select span.column1 as day, kind.column1 as type, ${counted('arrived_at')}
       - ${counted('arrived_at', corrected)} + ${counted('submitted_at', corrected)} as count
     from (values ${spans.map(() => '(?, ?, ?)').join(', ')}) as span,
          (values ${types.map(() => '(?)').join(', ')}) as kind`,
    [...spans.flat(), ...types]
  )
}

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
