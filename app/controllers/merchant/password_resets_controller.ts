import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { Account } from '#accounts/account'
import { flash } from '#http/flash'
import { Refusal } from '#exceptions/refusal'
import SendPasswordLink from '#jobs/send_password_link'
import PasswordReset from '#models/password_reset'
import { loginOriginOf } from '#http/login/login_origin'
import { networkOf } from '#text/network'
import { keyedHash } from '#text/secrets'
import User from '#models/user'
import { forgotPasswordValidator, resetPasswordValidator } from '#validators/session'

export default class PasswordResetsController {
  async create({ inertia }: HttpContext) {
    return inertia.render('merchant/forgot_password', {})
  }

  async store(ctx: HttpContext) {
    const { request, response, i18n } = ctx
    const { email } = await request.validateUsing(forgotPasswordValidator)
    await limiter
      .use({ requests: 5, duration: '15 mins' })
      .consume(`forgot:${networkOf(request.ip())}`)
    // For all networks together, and high enough that a stranger cannot lock the owner out.
    await limiter.use({ requests: 20, duration: '1 hour' }).consume(`forgot:${keyedHash(email)}`)
    const user = await User.query().where({ email, active: true }).first()
    await SendPasswordLink.dispatch({ userId: user?.id ?? null }).run()
    // The answer is the same for unknown addresses, which reveals no users.
    flash(ctx, 'success', i18n.t('messages.resetSent'))
    return response.redirect().toRoute('merchant.sessions.create')
  }

  async edit({ inertia, params, response }: HttpContext) {
    response.header('Referrer-Policy', 'no-referrer')
    const reset = await PasswordReset.findValid(params.token)
    return inertia.render('merchant/reset_password', { token: params.token, valid: reset !== null })
  }

  async update(ctx: HttpContext) {
    const { request, response, params, i18n } = ctx
    await limiter
      .use({ requests: 10, duration: '15 mins' })
      .consume(`reset:${networkOf(request.ip())}`)
    const { password } = await request.validateUsing(resetPasswordValidator)
    const reset = await PasswordReset.findValid(params.token)
    if (!reset) throw new Refusal('resetOver')
    await new Account(reset.user, reset.user, loginOriginOf(ctx)).changePassword(password, (trx) =>
      reset.useUp(trx)
    )
    flash(ctx, 'success', i18n.t('messages.passwordChanged'))
    return response.redirect().toRoute('merchant.sessions.create')
  }
}
