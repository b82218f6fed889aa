import type { HttpContext } from '@adonisjs/core/http'
import { idleHours, sessionDays } from '#config/auth'
import UserSession from '#models/user_session'
import UserSessionTransformer from '#transformers/user_session_transformer'

/** Everybody's own account. */
export default class AccountsController {
  async show({ inertia, auth }: HttpContext) {
    const user = auth.getUserOrFail()
    const sessions = await UserSession.ongoing(user)
    return inertia.render('merchant/account', {
      sessions: UserSessionTransformer.transform(sessions),
      currentSession: user.currentSession?.id ?? null,
      limits: { idle: idleHours, days: sessionDays.plain, remembered: sessionDays.remembered },
    })
  }
}
