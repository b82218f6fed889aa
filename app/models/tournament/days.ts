import { dayAfter, daysBetween } from '#form_types/lists'
import type Tournament from '#models/tournament'

/** Days shown once an edition is over and people may still come in. */
const AHEAD = 14

/** Every day of an edition, the press days before and after it included. */
export function eventDays({ startsOn, endsOn, pressFrom, pressTo }: Tournament) {
  return daysBetween(
    pressFrom && pressFrom < startsOn ? pressFrom : startsOn,
    pressTo && pressTo > endsOn ? pressTo : endsOn
  )
}

/** Today and the days after it. */
export const daysAhead = (today: string) => daysBetween(today, dayAfter(today, AHEAD - 1))
