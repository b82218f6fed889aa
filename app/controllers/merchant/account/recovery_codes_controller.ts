import type { HttpContext } from '@adonisjs/core/http'
import { SecondFactor } from '#accounts/second_factor'
import { Refusal } from '#exceptions/refusal'
import { showCodes } from '#http/login/factor_setup'
import { confirmPassword } from '#http/login/fresh_login'
import LoginFactor from '#models/login_factor'
import { passwordAgainValidator } from '#validators/session'

export default class RecoveryCodesController {
  async update(ctx: HttpContext) {
    const { request, response, auth } = ctx
    const user = auth.getUserOrFail()
    const { current } = await request.validateUsing(passwordAgainValidator)
    await confirmPassword(ctx, current)
    if (!(await LoginFactor.of(user).first())) throw new Refusal('noFactor', {}, { status: 409 })
    showCodes(ctx, await new SecondFactor(user, user).renewCodes())
    return response.redirect().toRoute('merchant.account.show')
  }
}
