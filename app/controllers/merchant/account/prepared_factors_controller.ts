import type { HttpContext } from '@adonisjs/core/http'
import { forgetAuthenticator } from '#http/login/factor_setup'

export default class PreparedFactorsController {
  async destroy(ctx: HttpContext) {
    forgetAuthenticator(ctx)
    return ctx.response.redirect().toRoute('merchant.account.show')
  }
}
