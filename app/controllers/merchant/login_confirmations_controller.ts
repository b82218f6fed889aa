import type { HttpContext } from '@adonisjs/core/http'
import { SecondStep } from '#accounts/second_step'
import { logIn } from '#http/log_in'
import { forgetPendingLogin, pendingLogin } from '#http/pending_login'
import { loginCodeValidator } from '#validators/session'

/** The second step of a login. */
export default class LoginConfirmationsController {
  async create(ctx: HttpContext) {
    const { inertia, response } = ctx
    const pending = await pendingLogin(ctx)
    if (!pending) return response.redirect().toRoute('merchant.sessions.create')
    return inertia.render('merchant/login/confirm', {
      kinds: pending.factors.map(({ kind }) => kind),
    })
  }

  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const pending = await pendingLogin(ctx)
    if (!pending) return response.redirect().toRoute('merchant.sessions.create')
    const { user, remembered } = pending
    const { code } = await request.validateUsing(loginCodeValidator)
    await new SecondStep(user, request.ip()).confirmCode(code)
    forgetPendingLogin(ctx)
    return logIn(ctx, user, remembered)
  }
}
