import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { idleHours, sessionDays } from '#config/login'
import { UserSessionSchema } from '#database/schema'
import { sqlNow } from '#sql/bulk'
import { randomToken } from '#text/secrets'

/** Where a user is logged in from: at most the names, never the whole header. */
export type LoginOrigin = { browser: string | null; system: string | null; address: string }

/** A visit is written down only if the last one is older, so most requests write nothing. */
const SEEN_EVERY = { minutes: 5 }

/** A login in one browser, until its user or its time ends it. Its remember-me tokens end with it. */
export default class UserSession extends UserSessionSchema {
  static begin(user: { id: number }, origin: LoginOrigin, { remembered }: { remembered: boolean }) {
    const now = DateTime.utc()
    const days = remembered ? sessionDays.remembered : sessionDays.plain
    return this.create({
      userId: user.id,
      key: randomToken(),
      remembered,
      ...origin,
      beganAt: now,
      seenAt: now,
      endsAt: now.plus({ days }),
    })
  }

  /** The sessions that a browser can still use, the last used first. */
  static ongoing(user: { id: number }) {
    return this.query()
      .where('userId', user.id)
      .whereNotIn('id', this.over().select('id'))
      .orderBy('seenAt', 'desc')
      .orderBy('id', 'desc')
  }

  static over(now: DateTime = DateTime.utc()) {
    const idle = now.minus({ hours: idleHours }).minus(SEEN_EVERY)
    const at = (moment: DateTime) => sqlNow(db.connection(), moment)
    return this.query().where((over) =>
      over
        .where('endsAt', '<=', at(now))
        .orWhere((unused) => unused.where('remembered', false).where('seenAt', '<', at(idle)))
    )
  }

  static async endAll(
    user: { id: number },
    client: QueryClientContract,
    { except = null }: { except?: UserSession | null } = {}
  ) {
    const sessions = this.query({ client }).where('userId', user.id)
    if (except) sessions.whereNot('id', except.id)
    await sessions.delete()
  }

  get isOver() {
    return this.endsAt <= DateTime.utc()
  }

  async see(address: string) {
    const now = DateTime.utc()
    if (this.address === address && this.seenAt > now.minus(SEEN_EVERY)) return
    this.address = address
    this.seenAt = now
    await this.save()
  }
}
