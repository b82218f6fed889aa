import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { awaitedFactor, confirmUser, takeWaitingUrl } from '#http/login/fresh_login'
import { isJsonCaller } from '#http/json_caller'
import { confirmationValidator } from '#validators/session'

export default class ConfirmationsController {
  async create(ctx: HttpContext) {
    return ctx.inertia.render('merchant/account/confirm', { second: await awaitedFactor(ctx) })
  }

  /** Takes one step or both. Also leads to files, which Inertia cannot show. */
  async store(ctx: HttpContext) {
    const { request, response, inertia } = ctx
    const confirmed = await confirmUser(ctx, await request.validateUsing(confirmationValidator))
    if (isJsonCaller(ctx)) {
      if (confirmed) return response.status(200).send({ confirmed })
      return response.status(202).send({ confirmed, second: await awaitedFactor(ctx) })
    }
    if (!confirmed) return response.redirect().toRoute('merchant.account.confirmation.create')
    const url = takeWaitingUrl(ctx) ?? urlFor('merchant.account.show')
    return request.header('x-inertia') ? inertia.location(url) : response.redirect(url)
  }
}
