import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { flash } from '#http/flash'
import { requireFreshLogin } from '#http/login/fresh_login'
import { Account } from '#accounts/account'
import User from '#models/user'
import { stampSession } from '#http/login/user_session'
import OfficePolicy from '#policies/office_policy'
import { backOr } from '#http/addresses'

export default class UserSessionsController {
  async destroy(ctx: HttpContext) {
    const { params, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const user = await User.findOrFail(params.id)
    const by = auth.getUserOrFail()
    await new Account(user, by).endSessions()
    // The session of this request goes on.
    if (user.id === by.id) stampSession(ctx, user)
    flash(ctx, 'success', i18n.t('messages.sessionsEnded', { name: user.name }))
    return backOr(ctx, urlFor('merchant.users.index'))
  }
}
