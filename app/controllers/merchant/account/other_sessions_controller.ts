import type { HttpContext } from '@adonisjs/core/http'
import { Account } from '#accounts/account'
import { flash } from '#http/flash'
import { stampSession } from '#http/login/user_session'

export default class OtherSessionsController {
  async destroy(ctx: HttpContext) {
    const { response, auth, i18n } = ctx
    const user = auth.getUserOrFail()
    await new Account(user, user).endSessions()
    stampSession(ctx, user)
    flash(ctx, 'success', i18n.t('messages.otherSessionsEnded'))
    return response.redirect().toRoute('merchant.account.show')
  }
}
