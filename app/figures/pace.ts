import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { sqlNow } from '#sql/bulk'
import type Tournament from '#models/tournament'
import { isPostgres } from '#sql/dialect'

const ageLimits = [1, 3, 7]

type Ages = { type: string; counts: number[] }

const formsOf = ({ id }: { id: number }, types: string[]) =>
  db.from('forms').where('tournament_id', id).whereIn('type', types)

export async function waitingAges(edition: Tournament, types: string[], now = DateTime.utc()) {
  const since = ageLimits.map((days) => sqlNow(db.connection(), now.toUTC().minus({ days })))
  const rows = await formsOf(edition, types)
    .where('state', 'waiting')
    .groupBy('type')
    .select('type')
    .count('* as all')
    .select(
      ...since.map((at, index) =>
        db.raw(`sum(case when arrived_at > ? then 1 else 0 end) as within_${index}`, [at])
      )
    )
  return rows.map((row): Ages => {
    const within = since.map((_, index) => row[`within_${index}`]).concat(row.all)
    return {
      type: row.type,
      counts: within.map((count, index) => count - (within[index - 1] ?? 0)),
    }
  })
}

export async function decisionsByDay(edition: Tournament, types: string[], days: number) {
  const today = DateTime.now().setZone(edition.timeZone).startOf('day')
  const from = today.minus({ days: days - 1 })
  const postgres = isPostgres()
  const hour = postgres
    ? `to_char(form_logs.at, 'YYYY-MM-DD HH24:00')`
    : `substr(form_logs.at, 1, 13) || ':00'`
  const rows: { hour: string; decided: string; count: number }[] = await db
    .from('form_logs')
    .join('forms', 'forms.id', 'form_logs.form_id')
    .where('form_logs.type', 'state')
    .where('form_logs.at', '>=', sqlNow(db.connection(), from.toUTC()))
    .where('forms.tournament_id', edition.id)
    .whereIn('forms.type', types)
    .select(db.raw(`${hour} as hour`), db.raw(`form_logs."to" ->> 'state' as decided`))
    .count('* as count')
    .groupByRaw(`${hour}, form_logs."to" ->> 'state'`)
  return Array.from({ length: days }, (_, index) => {
    const day = from.plus({ days: index }).toISODate()!
    const countOf = (state: string) =>
      rows
        .filter(({ decided, hour: at }) => decided === state && dayOf(at, edition) === day)
        .reduce((sum, { count }) => sum + count, 0)
    return { day, approved: countOf('approved'), rejected: countOf('rejected') }
  })
}

const dayOf = (hour: string, { timeZone }: Tournament) =>
  DateTime.fromSQL(hour, { zone: 'utc' }).setZone(timeZone).toISODate()!

export async function correspondence(edition: Tournament, types: string[]) {
  const countWaiting = (column: 'asked' | 'corrected_at') =>
    formsOf(edition, types)
      .whereNotNull(column)
      // An expression, because by the column SQLite would read all waiting requests.
      .whereRaw(`coalesce(state, '') = 'waiting'`)
      .groupBy('type')
      .select('type')
      .count('* as count')
  const [asked, corrected]: { type: string; count: number }[][] = await Promise.all([
    countWaiting('asked'),
    countWaiting('corrected_at'),
  ])
  return { asked, corrected }
}
