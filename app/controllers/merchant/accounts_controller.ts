import type { HttpContext } from '@adonisjs/core/http'
import { idleHours, sessionDays } from '#config/login'
import { passkeysWork } from '#accounts/passkeys'
import { authenticatorProp, codesProp } from '#http/login/factor_setup'
import { isFresh } from '#http/login/fresh_login'
import LoginFactor from '#models/login_factor'
import RecoveryCode from '#models/recovery_code'
import UserSession from '#models/user_session'
import LoginFactorTransformer from '#transformers/login_factor_transformer'
import UserSessionTransformer from '#transformers/user_session_transformer'

export default class AccountsController {
  async show(ctx: HttpContext) {
    const { inertia, auth } = ctx
    const user = auth.getUserOrFail()
    const unused = await RecoveryCode.unusedOf(user)
    return inertia.render('merchant/account', {
      sessions: (await UserSession.ongoing(user)).map((session) =>
        new UserSessionTransformer(session).toObject()
      ),
      currentSession: user.currentSession?.id ?? null,
      limits: { idle: idleHours, days: sessionDays.plain, remembered: sessionDays.remembered },
      factors: (await LoginFactor.of(user)).map((factor) =>
        new LoginFactorTransformer(factor).toObject()
      ),
      authenticator: authenticatorProp(ctx),
      recovery: { left: unused.length, codes: codesProp(ctx) },
      passkeysWork,
      isFresh: isFresh(ctx),
    })
  }
}
