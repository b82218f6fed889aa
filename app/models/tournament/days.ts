import { addDays, daysBetween } from '#shared/days'
import type Tournament from '#models/tournament'

const AHEAD = 14

export function eventDays({ startsOn, endsOn, pressFrom, pressTo }: Tournament) {
  return daysBetween(
    pressFrom && pressFrom < startsOn ? pressFrom : startsOn,
    pressTo && pressTo > endsOn ? pressTo : endsOn
  )
}

export const daysAhead = (today: string) => daysBetween(today, addDays(today, AHEAD - 1))
