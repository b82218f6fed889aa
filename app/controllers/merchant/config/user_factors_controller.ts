import type { HttpContext } from '@adonisjs/core/http'
import { SecondFactor } from '#accounts/second_factor'
import { Refusal } from '#exceptions/refusal'
import { flash } from '#http/flash'
import { requireFreshLogin } from '#http/login/fresh_login'
import User from '#models/user'
import OfficePolicy from '#policies/office_policy'

export default class UserFactorsController {
  async destroy(ctx: HttpContext) {
    const { params, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const user = await User.findOrFail(params.id)
    const by = auth.getUserOrFail()
    // Users remove their own factors on the account page, which asks for the password.
    if (user.id === by.id) throw new Refusal('ownFactors', {}, { status: 409 })
    await new SecondFactor(user, by).removeAll()
    flash(ctx, 'success', i18n.t('messages.factorsRemoved', { name: user.name }))
    return response.redirect().toRoute('merchant.users.edit', { id: user.id })
  }
}
