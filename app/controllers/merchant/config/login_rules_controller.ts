import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { requireFreshLogin } from '#http/login/fresh_login'
import LoginRules from '#models/login_rules'
import OfficePolicy from '#policies/office_policy'
import { roles } from '#shared/roles'
import { loginRulesValidator } from '#validators/login_rules'

export default class LoginRulesController {
  async edit({ inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const { factorRoles, graceDays } = await LoginRules.current()
    const countsOf = await LoginRules.missingFactors()
    return inertia.render('merchant/config/login', {
      rules: { factorRoles, graceDays },
      roles: roles.map((value) => ({
        value,
        label: i18n.t(`merchant.shell.roles.${value}`),
        ...countsOf(value),
      })),
    })
  }

  async update(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const values = await request.validateUsing(loginRulesValidator)
    await (await LoginRules.current()).change(values, auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.updated'))
    return response.redirect().toRoute('merchant.login_rules.edit')
  }
}
