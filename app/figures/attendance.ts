import db from '@adonisjs/lucid/services/db'
import { zoneCodes } from '#form_types/categories'
import { accessFactsIn, validityOf, type AccessRow } from '#models/permission/access'
import Permission from '#models/permission'
import Restaurant from '#models/restaurant'
import type Tournament from '#models/tournament'
import { daysAhead, eventDays } from '#models/tournament/days'

type Crowd = {
  count: number
  credits: number
  isThere(day: string): boolean
  zones: string[]
  eats: number[]
}

export type DayRow = { day: string; total: number; counts: number[] }

export async function expectedPeople(edition: Tournament, types: string[]) {
  const crowds = await crowdsOf(edition, types)
  const days = listedDays(edition, crowds)
  const zones = zoneCodes.filter((code) => crowds.some((crowd) => crowd.zones.includes(code)))
  const rows = rowsOf(days, crowds, zones, (crowd) => crowd.zones)
  return { zones, days: rows.some(({ total }) => total > 0) ? rows : [] }
}

export async function meals(edition: Tournament, types: string[]) {
  const restaurants = await Restaurant.sortedByName()
  const crowds = await crowdsOf(edition, types, { eating: true })
  const sum = (id: number, count: 'count' | 'credits') =>
    crowds.reduce((all, crowd) => all + (crowd.eats.includes(id) ? crowd[count] : 0), 0)
  const ids = restaurants.map(({ id }) => id)
  const days = listedDays(edition, crowds)
  return {
    restaurants: restaurants.map(({ id, name, kind }) => ({
      id,
      name,
      kind,
      people: sum(id, 'count'),
      credits: sum(id, 'credits'),
    })),
    days: rowsOf(days, crowds, ids, ({ eats }) => eats).filter(({ counts }) =>
      counts.some(Boolean)
    ),
  }
}

function listedDays(edition: Tournament, crowds: Crowd[]) {
  const ahead = daysAhead(edition.today)
  const comesAfterTheEnd = crowds.some((crowd) => ahead.some((day) => crowd.isThere(day)))
  return edition.endsOn < edition.today && comesAfterTheEnd ? ahead : eventDays(edition)
}

function rowsOf<Key>(
  days: string[],
  crowds: Crowd[],
  keys: readonly Key[],
  keysOf: (crowd: Crowd) => Key[]
) {
  return days.map((day): DayRow => {
    const present = crowds.filter((crowd) => crowd.isThere(day))
    return {
      day,
      total: peopleIn(present),
      counts: keys.map((key) => peopleIn(present.filter((crowd) => keysOf(crowd).includes(key)))),
    }
  })
}

const peopleIn = (crowds: Crowd[]) => crowds.reduce((sum, { count }) => sum + count, 0)

const ownColumns = [
  'custom_permission',
  'date_permission',
  'end_permission',
  'daily',
  'restaurants',
]

// Most people follow their profile and are counted from an index. Only people with their own days
// or flags, or with a daily profile, are read.
async function crowdsOf(edition: Tournament, types: string[], { eating = false } = {}) {
  const profiles = await Permission.query().where('tournamentId', edition.id)
  const dailyIds = profiles.filter(({ isDaily }) => isDaily).map(({ id }) => id)
  const approved = () =>
    db
      .from('forms')
      .where({ tournament_id: edition.id, state: 'approved' })
      .whereIn('type', types)
      .select('id_permission')
      .count('* as count')
  const withOwnColumns = () =>
    approved()
      .select(...ownColumns)
      .select(db.raw(`detail ->> 'validity' as validity`))
      .select(db.raw(`detail ->> 'day' as day`), db.raw(`detail ->> 'days' as days`))
      .sum('credits as credits')
      .groupByRaw(`id_permission, ${ownColumns.join(', ')}, validity, day, days`)
  const byProfile = () =>
    approved()
      .where('own_access', false)
      .where((query) => query.whereNull('id_permission').orWhereNotIn('id_permission', dailyIds))
      .groupBy('id_permission')
  const byDailyProfile = () =>
    withOwnColumns().where('own_access', false).whereIn('id_permission', dailyIds)
  const queries = eating
    ? [withOwnColumns().whereNotNull('restaurants')]
    : [byProfile(), withOwnColumns().where('own_access', true), byDailyProfile()]
  const rows = (await Promise.all(queries)).flat()
  const byId = new Map(profiles.map((profile) => [profile.id, profile]))
  return rows.map((row) => crowdOf(row, byId.get(row.id_permission) ?? null, edition))
}

type CrowdRow = AccessRow & {
  count: number
  credits?: number | null
  restaurants?: string[] | null
}

function crowdOf(row: CrowdRow, permission: Permission | null, tournament: Tournament): Crowd {
  const facts = accessFactsIn(row)
  const { from, to, days } = validityOf({ permission, tournament, ...facts })
  const flags = Permission.effective(permission, facts.customPermission)
  return {
    count: row.count,
    credits: row.credits ?? 0,
    isThere: (day) => days?.includes(day) ?? (from <= day && day <= to),
    zones: Permission.zonesOf(flags),
    eats: (row.restaurants ?? []).map(Number),
  }
}
