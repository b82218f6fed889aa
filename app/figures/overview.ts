import { expectedPeople, meals } from '#figures/attendance'
import { requestsByDay } from '#figures/request_counts'
import { correspondence, decisionsByDay, waitingAges } from '#figures/pace'
import { cachedFigure } from '#figures/cached_figure'
import type Tournament from '#models/tournament'

const REQUESTS = 30
const DECISIONS = 7

export async function overviewOf(edition: Tournament, types: string[]) {
  const cached = <T>(name: string, factory: () => Promise<T>) =>
    cachedFigure([name, edition.id, types.join()], factory)
  const [byDay, ages, open, decisions, expected, eating] = await Promise.all([
    cached('requests', () => requestsByDay(types, REQUESTS)),
    waitingAges(edition, types),
    correspondence(edition, types),
    cached('decisions', () => decisionsByDay(edition, types, DECISIONS)),
    cached('expected', () => expectedPeople(edition, types)),
    mealsOf(edition, types),
  ])
  return { byDay, ages, open, decisions, expected, restaurants: eating.restaurants }
}

export function mealsOf(edition: Tournament, types: string[]) {
  return cachedFigure(['meals', edition.id, types.join()], () => meals(edition, types))
}
