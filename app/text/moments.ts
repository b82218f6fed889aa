import { DateTime } from 'luxon'
import { formatDay, isDay, OFFICE_ZONE } from '#shared/days'

/** A moment as people read it on a clock of the zone: `05/08/2024 10:42`. */
export const formatMoment = (at: DateTime, zone: string = OFFICE_ZONE) =>
  at.setZone(zone).toFormat('dd/MM/yyyy HH:mm')

/** A day or a moment of ISO 8601 as people read it; null for any other text. */
export function readableTime(text: string, zone?: string): string | null {
  if (isDay(text)) return formatDay(text)
  return /^\d{4}-\d\d-\d\dT/.test(text) ? formatMoment(DateTime.fromISO(text), zone) : null
}
