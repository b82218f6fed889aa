import { DateTime } from 'luxon'
import LoginFactor from '#models/login_factor'
import LoginRules from '#models/login_rules'
import type User from '#models/user'

/** Starts the grace for a demanded second factor, once. @returns its end; null if no factor is missing */
export async function startGrace(user: User): Promise<DateTime | null> {
  const { factorRoles, graceDays } = await LoginRules.current()
  if (!factorRoles.includes(user.role) || (await LoginFactor.of(user).first())) return null
  if (!user.factorAskedAt) await user.merge({ factorAskedAt: DateTime.utc() }).save()
  return user.factorAskedAt!.plus({ days: graceDays })
}
