import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import MailMessage from '#models/mail_message'
import SecurityEvent from '#models/security_event'
import type User from '#models/user'
import type UserSession from '#models/user_session'
import { securityMails, type SecurityKind } from '#shared/security'
import { formatMoment } from '#text/moments'

type SessionOrigin = Pick<UserSession, 'browser' | 'system' | 'address'>

type Facts = {
  user: User | null
  by?: User | null
  /** By default, the session of `by`. */
  origin?: SessionOrigin | null
  /** A rule, a kind of factor, names of columns or an address: nothing that somebody typed. */
  detail?: string | null
  /** Names an account without a user. */
  account?: string
}

export async function noteSecurityEvent(
  client: QueryClientContract,
  kind: SecurityKind,
  facts: Facts
) {
  const { user, by = user, detail = null, account = user?.name } = facts
  const { browser = null, system = null, address = null } = originOf(facts)
  await SecurityEvent.create(
    {
      kind,
      browser,
      system,
      address,
      detail: detail?.slice(0, 200),
      userId: user?.id,
      byId: by?.id === user?.id ? null : by?.id,
      account: account?.slice(0, 120),
    },
    { client }
  )
}

/** Adds a line to the security log, and tells the owner of the account by mail. */
export async function tellOwner(
  trx: TransactionClientContract,
  kind: keyof typeof securityMails,
  facts: Facts & { user: User }
) {
  await noteSecurityEvent(trx, kind, facts)
  const { email: to, locale, name } = facts.user
  const { browser, system, address } = originOf(facts)
  const params = {
    name,
    at: formatMoment(DateTime.utc()),
    place: [browser, system, address].filter(Boolean).join(' · ') || '–',
  }
  await MailMessage.order(trx, [{ template: securityMails[kind], to, locale, params }])
}

const originOf = ({
  user,
  by = user,
  origin = by?.currentSession,
}: Facts): Partial<SessionOrigin> => origin ?? {}
