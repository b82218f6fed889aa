import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import SecurityEvent from '#models/security_event'
import { sqlNow } from '#sql/bulk'
import type { SecurityKind } from '#shared/security'

export type SecurityFilter = { kind?: SecurityKind; user?: number; days?: number }

const PAGE = 50
const PART = 1000

/** Lines of the security log, the newest first. `before`: the id of the last line shown. */
export async function securityPage(filter: SecurityFilter, before?: number) {
  const found = await linesOf(filter, PAGE + 1, before)
  const lines = found.slice(0, PAGE)
  return { lines, next: found.length > PAGE ? lines.at(-1)!.id : null }
}

/** All of them, a part at a time. */
export async function* securityLines(filter: SecurityFilter) {
  let lines = await linesOf(filter, PART)
  while (lines.length > 0) {
    yield* lines
    lines = await linesOf(filter, PART, lines.at(-1)!.id)
  }
}

async function linesOf({ kind, user, days }: SecurityFilter, limit: number, before?: number) {
  const query = SecurityEvent.query().preload('user').preload('by').orderBy('id', 'desc')
  if (kind) query.where('kind', kind)
  if (user) query.where((line) => line.where('userId', user).orWhere('byId', user))
  if (days) query.where('at', '>=', sqlNow(db.connection(), DateTime.utc().minus({ days })))
  if (before) query.where('id', '<', before)
  return query.limit(limit)
}
