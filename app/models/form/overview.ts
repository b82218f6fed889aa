import { expectedPeople, meals } from '#models/form/attendance'
import { requestsByDay } from '#models/form/figures'
import { correspondence, decisionsByDay, waitingAges } from '#models/form/pace'
import { remembered } from '#models/statistics'
import type Tournament from '#models/tournament'

/** Days of requests, and of decisions, that the dashboard shows. */
const REQUESTS = 30
const DECISIONS = 7

/** The dashboard's pictures of an edition, as somebody sees it who sees these form types. */
export async function overviewOf(edition: Tournament, types: string[]) {
  const kept = <T>(name: string, factory: () => Promise<T>) =>
    remembered([name, edition.id, types.join()], factory)
  const [byDay, ages, open, decisions, expected, eating] = await Promise.all([
    kept('requests', () => requestsByDay(types, REQUESTS)),
    waitingAges(edition, types),
    correspondence(edition, types),
    kept('decisions', () => decisionsByDay(edition, types, DECISIONS)),
    kept('expected', () => expectedPeople(edition, types)),
    mealsOf(edition, types),
  ])
  return { byDay, ages, open, decisions, expected, restaurants: eating.restaurants }
}

/** Who eats where, and how many on each day. */
export function mealsOf(edition: Tournament, types: string[]) {
  return remembered(['meals', edition.id, types.join()], () => meals(edition, types))
}
