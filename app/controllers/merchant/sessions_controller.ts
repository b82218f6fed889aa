import type { HttpContext } from '@adonisjs/core/http'
import { LoginAttempt } from '#accounts/login_attempt'
import { fieldError } from '#form_types/messages'
import { knownBrowser, logIn } from '#http/login/log_in'
import { awaitSecondStep } from '#http/login/pending_login'
import { loginOriginOf } from '#http/login/login_origin'
import { endSession } from '#http/login/user_session'
import LoginFactor from '#models/login_factor'
import { loginValidator } from '#validators/session'

export default class SessionsController {
  async create({ inertia }: HttpContext) {
    inertia.clearHistory()
    return inertia.render('merchant/login', {})
  }

  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const { email, password, remember = false } = await request.validateUsing(loginValidator)
    const browser = knownBrowser(ctx, email)
    const user = await new LoginAttempt(email, loginOriginOf(ctx), browser).logIn(password)
    if (!user.active) throw fieldError(ctx, 'email', 'inactive')
    if (!(await LoginFactor.of(user).first())) return logIn(ctx, user, remember)
    awaitSecondStep(ctx, user, remember)
    return response.redirect().toRoute('merchant.login_confirmations.create')
  }

  async destroy(ctx: HttpContext) {
    const { response, session } = ctx
    await endSession(ctx)
    session.forget('locale')
    // The browser may have kept photos.
    response.header('Clear-Site-Data', '"cache"')
    return response.redirect().toRoute('merchant.sessions.create')
  }
}
