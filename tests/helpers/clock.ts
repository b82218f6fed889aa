import type { Group } from '@japa/runner/core'
import { DateTime, Settings } from 'luxon'

/** Sets the clock; after each test of the group it is reset. */
export function clock(group: Group) {
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })
  return (iso: string) => {
    const moment = DateTime.fromISO(iso, { setZone: true }).toMillis()
    Settings.now = () => moment
  }
}

/** After the editions of 2024, and far from midnight, New Year and the days of summer time. */
export const NOON = '2026-06-10T12:00:00+02:00'

/** Stops the clock at noon in every test of the group; it can be moved. */
export function atNoon(group: Group) {
  const itIs = clock(group)
  group.each.setup(() => itIs(NOON))
  return itIs
}
