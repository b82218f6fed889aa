import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import SecurityEvent from '#models/security_event'
import { logPage, logParts } from '#queries/log_pages'
import { sqlNow } from '#sql/bulk'
import type { SecurityKind } from '#shared/security'

export type SecurityFilter = { kind?: SecurityKind; user?: number; days?: number }

/** Lines of the security log, the newest first. `before`: the id of the last line shown. */
export const securityPage = (filter: SecurityFilter, before?: number) =>
  logPage((limit, last) => linesOf(filter, limit, last), before)

/** All of them, a part at a time. */
export const securityParts = (filter: SecurityFilter) =>
  logParts((limit, last) => linesOf(filter, limit, last))

async function linesOf({ kind, user, days }: SecurityFilter, limit: number, before?: number) {
  const query = SecurityEvent.query().preload('user').preload('by').orderBy('id', 'desc')
  if (kind) query.where('kind', kind)
  if (user) query.where((line) => line.where('userId', user).orWhere('byId', user))
  if (days) query.where('at', '>=', sqlNow(db.connection(), DateTime.utc().minus({ days })))
  if (before) query.where('id', '<', before)
  return query.limit(limit)
}
