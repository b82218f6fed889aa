import { isDemonstration } from '#start/env'
import type { Role } from '#shared/roles'

/** How long a login lasts at most, however often the browser comes back. */
export const sessionDays = { plain: 7, remembered: 30 } as const

/** A session without visits is over after this time, unless its browser is remembered. */
export const idleHours = 12

/** Roles that need a second factor until an administrator decides. Graces are days from a user's first visit. */
export const factorDefaults: { roles: Role[]; graceDays: number } = {
  roles: isDemonstration ? [] : ['admin'],
  graceDays: 14,
}
