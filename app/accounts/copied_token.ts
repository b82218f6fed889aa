import db from '@adonisjs/lucid/services/db'
import { endAccess } from '#accounts/end_access'
import { tellOwner } from '#accounts/security_note'
import User from '#models/user'
import type { LoginOrigin } from '#models/user_session'
import { recordChange } from '#sql/history'

/**
 * If a remember-me token was used before, one of two browsers has a copy of it. Nobody can tell which
 * is the owner's, so all sessions and links of its user end.
 */
export async function refuseCopy(value: string, origin: LoginOrigin) {
  const { rememberMeTokens } = User
  const token = await rememberMeTokens.findCopy(value)
  if (!token) return
  await db.transaction(async (trx) => {
    // If the same copy is sent several times at once, only one request ends the sessions.
    if (!(await rememberMeTokens.takeAway(token.identifier, trx))) return
    const user = await User.findOrFail(Number(token.tokenableId), { client: trx })
    const { sessionsEnded } = user
    await user.merge({ sessionsEnded: sessionsEnded + 1 }).save()
    await endAccess(trx, user)
    await tellOwner(trx, 'token-reused', { user, origin })
    await recordChange(trx, user, 'updated', null, {
      from: { sessionsEnded },
      to: { sessionsEnded: user.sessionsEnded },
    })
  })
}
