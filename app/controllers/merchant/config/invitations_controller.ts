import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { flash } from '#http/flash'
import { requireFreshLogin } from '#http/login/fresh_login'
import { Account } from '#accounts/account'
import User from '#models/user'
import OfficePolicy from '#policies/office_policy'
import { backOr } from '#http/addresses'

export default class InvitationsController {
  async store(ctx: HttpContext) {
    const { params, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const user = await User.findOrFail(params.id)
    await new Account(user, auth.getUserOrFail()).invite()
    flash(ctx, 'success', i18n.t('messages.invited', { email: user.email }))
    return backOr(ctx, urlFor('merchant.users.index'))
  }
}
