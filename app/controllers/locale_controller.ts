import type { HttpContext } from '@adonisjs/core/http'
import { locales } from '#config/i18n'
import i18nManager from '@adonisjs/i18n/services/main'
import { notFound } from '#http/route_records'
import { repeatErrors } from '#http/remembered_errors'
import { secureCookies } from '#config/app'

export default class LocaleController {
  async update(ctx: HttpContext) {
    const { params, response, session } = ctx
    if (!locales.includes(params.locale)) throw notFound(ctx)
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
