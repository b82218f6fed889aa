import type { HttpContext } from '@adonisjs/core/http'
import { awaitedFactor, confirmUser, isFresh, takeWaitingUrl } from '#http/login/fresh_login'
import { isJsonCaller } from '#http/json_caller'
import { confirmationValidator } from '#validators/session'

export default class ConfirmationsController {
  async create(ctx: HttpContext) {
    if (isFresh(ctx)) return this.#goOn(ctx)
    return ctx.inertia.render('merchant/account/confirm', { second: await awaitedFactor(ctx) })
  }

  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const confirmed = await confirmUser(ctx, await request.validateUsing(confirmationValidator))
    if (isJsonCaller(ctx)) {
      if (confirmed) return response.status(200).send({ confirmed })
      return response.status(202).send({ confirmed, second: await awaitedFactor(ctx) })
    }
    if (!confirmed) return response.redirect().toRoute('merchant.account.confirmation.create')
    return this.#goOn(ctx)
  }

  /** Opens the address that was asked for, perhaps a file, which Inertia cannot show. */
  #goOn(ctx: HttpContext) {
    const { request, response, inertia } = ctx
    const url = takeWaitingUrl(ctx)
    if (!url) return response.redirect().toRoute('merchant.account.show')
    return request.header('x-inertia') ? inertia.location(url) : response.redirect(url)
  }
}
