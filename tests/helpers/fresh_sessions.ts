import { SessionGuard } from '@adonisjs/auth/session'
import { markFresh } from '#http/login/fresh_login'
import type User from '#models/user'

const { authenticateAsClient } = SessionGuard.prototype

/** `loginAs` begins a session as a login does: the password counts as given now. */
SessionGuard.prototype.authenticateAsClient = async function (user) {
  const login = await authenticateAsClient.call(this, user)
  const session: Record<string, unknown> = { ...login.session }
  markFresh({ put: (key, value) => (session[key] = value) }, user as User)
  return { ...login, session }
}
