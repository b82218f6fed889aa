import SecurityEvent from '#models/security_event'
import { Log, type LogFilter } from '#queries/log'
import type { SecurityKind } from '#shared/security'

export type SecurityFilter = LogFilter<SecurityKind>

/** What happened to accounts. Of a user: also what they did to others. */
export const securityLog = new Log<SecurityEvent, SecurityKind>((user) => {
  const query = SecurityEvent.query().preload('user').preload('by')
  if (user) query.where((event) => event.where('userId', user).orWhere('byId', user))
  return query
})
