import type { HttpContext } from '@adonisjs/core/http'
import { logIn } from '#http/login/log_in'
import { forgetPendingLogin, pendingLogin } from '#http/login/pending_login'
import { secondStepProps, takeSecondStep } from '#http/login/second_step'
import { secondStepValidator } from '#validators/session'

export default class LoginConfirmationsController {
  async create(ctx: HttpContext) {
    const { inertia, response } = ctx
    const pending = await pendingLogin(ctx)
    if (!pending) return response.redirect().toRoute('merchant.sessions.create')
    const { user, factors } = pending
    return inertia.render('merchant/login/confirm', await secondStepProps(ctx, user, factors))
  }

  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const pending = await pendingLogin(ctx)
    if (!pending) return response.redirect().toRoute('merchant.sessions.create')
    const { user, remembered } = pending
    await takeSecondStep(ctx, user, await request.validateUsing(secondStepValidator))
    forgetPendingLogin(ctx)
    return logIn(ctx, user, remembered)
  }
}
