import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { confirmPassword, takeWaitingUrl } from '#http/fresh_login'
import { isJsonCaller } from '#http/json_caller'
import { passwordAgainValidator } from '#validators/session'

export default class ConfirmationsController {
  async create({ inertia }: HttpContext) {
    return inertia.render('merchant/account/confirm', {})
  }

  /** Also leads to files, which Inertia cannot show. */
  async store(ctx: HttpContext) {
    const { request, response, inertia } = ctx
    const { current } = await request.validateUsing(passwordAgainValidator)
    await confirmPassword(ctx, current)
    if (isJsonCaller(ctx)) return response.status(200).send({ confirmed: true })
    const url = takeWaitingUrl(ctx) ?? urlFor('merchant.account.show')
    return request.header('x-inertia') ? inertia.location(url) : response.redirect(url)
  }
}
