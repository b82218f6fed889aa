import type { HttpContext } from '@adonisjs/core/http'
import { Passkeys } from '#accounts/passkeys'
import { SecondStep } from '#accounts/second_step'
import { logIn } from '#http/log_in'
import { keepChallenge, takeChallenge } from '#http/passkey_challenge'
import { forgetPendingLogin, pendingLogin } from '#http/pending_login'
import { placeOf } from '#http/place'
import { secondStepValidator } from '#validators/session'

export default class LoginConfirmationsController {
  async create(ctx: HttpContext) {
    const { inertia, response } = ctx
    const pending = await pendingLogin(ctx)
    if (!pending) return response.redirect().toRoute('merchant.sessions.create')
    return inertia.render('merchant/login/confirm', {
      hasApp: pending.factors.some(({ kind }) => kind === 'totp'),
      passkey: keepChallenge(ctx, await new Passkeys(pending.user).toUse()),
    })
  }

  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const pending = await pendingLogin(ctx)
    if (!pending) return response.redirect().toRoute('merchant.sessions.create')
    const { user, remembered } = pending
    const { code, passkey } = await request.validateUsing(secondStepValidator)
    const step = new SecondStep(user, placeOf(ctx))
    if (passkey) await step.confirmPasskey(passkey, takeChallenge(ctx))
    else await step.confirmCode(code ?? '')
    forgetPendingLogin(ctx)
    return logIn(ctx, user, remembered)
  }
}
