import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/core'
import { locales } from '#config/i18n'
import i18nManager from '@adonisjs/i18n/services/main'
import { repeatErrors } from '#http/remembered_errors'
import { secureCookies } from '#config/app'

export default class LocaleController {
  async update(ctx: HttpContext) {
    const { params, request, response, session } = ctx
    if (!locales.includes(params.locale)) {
      throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    }
    session.put('locale', params.locale)
    response.plainCookie('locale', params.locale, {
      maxAge: '1y',
      encode: false,
      httpOnly: true,
      secure: secureCookies,
    })
    ctx.i18n = i18nManager.locale(params.locale)
    if (ctx.auth.user) await ctx.auth.user.merge({ locale: params.locale }).save()

    const back = response.redirect().getPreviousUrl('/')
    repeatErrors(ctx, new URL(back, 'http://localhost').pathname)
    return response.redirect(back)
  }
}
