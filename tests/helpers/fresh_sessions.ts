import { SessionGuard } from '@adonisjs/auth/session'
import { markFresh } from '#http/login/fresh_login'

const { authenticateAsClient } = SessionGuard.prototype

/** `loginAs` begins a session as a login does: the password counts as given now. */
SessionGuard.prototype.authenticateAsClient = async function (user) {
  const login = await authenticateAsClient.call(this, user)
  const session: Record<string, unknown> = { ...login.session }
  markFresh({ session: { put: (key, value) => (session[key] = value) } })
  return { ...login, session }
}
