import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { endSession } from '#http/login/user_session'
import UserSession from '#models/user_session'

export default class SessionsController {
  async destroy(ctx: HttpContext) {
    const { params, response, auth, i18n } = ctx
    const user = auth.getUserOrFail()
    const session = await UserSession.query()
      .where({ id: params.id, userId: user.id })
      .firstOrFail()
    if (session.id === user.currentSession?.id) {
      await endSession(ctx)
      return response.redirect().toRoute('merchant.sessions.create')
    }
    await session.delete()
    flash(ctx, 'success', i18n.t('messages.sessionEnded'))
    return response.redirect().toRoute('merchant.account.show')
  }
}
