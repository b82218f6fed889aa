import type { HttpContext } from '@adonisjs/core/http'
import { Account } from '#accounts/account'
import { LoginAttempt } from '#accounts/login_attempt'
import { flash } from '#http/flash'
import { requireFactor } from '#http/login/fresh_login'
import { loginOriginOf } from '#http/login/login_origin'
import { stampSession } from '#http/login/user_session'
import { ownPasswordValidator } from '#validators/session'

export default class PasswordsController {
  async update(ctx: HttpContext) {
    const { request, response, auth, i18n } = ctx
    const { current, password } = await request.validateUsing(ownPasswordValidator)
    const user = auth.getUserOrFail()
    await requireFactor(ctx)
    await LoginAttempt.confirm(user, loginOriginOf(ctx), current)
    await new Account(user, user).changePassword(password)
    stampSession(ctx, user)
    flash(ctx, 'success', i18n.t('messages.ownPasswordChanged'))
    return response.redirect().toRoute('merchant.account.show')
  }
}
