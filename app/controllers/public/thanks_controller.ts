import type { HttpContext } from '@adonisjs/core/http'
import { accreditationTypeOf, typeOfPath } from '#http/route_records'
import { sentForm, thanksPage } from '#http/site/thanks_page'

export default class ThanksController {
  async show(ctx: HttpContext) {
    const { inertia, request, response } = ctx
    accreditationTypeOf(ctx)
    const formType = typeOfPath(ctx)!
    const form = await sentForm(ctx, formType.key)
    const again = request.url().replace(/\/gracias$/, '')
    if (!form) return response.redirect(again)
    inertia.clearHistory()
    return thanksPage(ctx, form, formType, again)
  }
}
