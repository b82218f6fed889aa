import { type HttpContext, RequestValidator } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { I18n } from '@adonisjs/i18n'
import i18nManager from '@adonisjs/i18n/services/main'
import { locales } from '#config/i18n'
import { messagesIn } from '#validators/messages'

const isLocale = (value: unknown) => locales.includes(value as any)

/** The language of the visitor's cookie; it also serves requests that have no session. */
export function rememberedLocale(request: HttpContext['request']): string {
  const code = request.plainCookie('locale', { encoded: false })
  return isLocale(code) ? code : i18nManager.defaultLocale
}

/** Gives each request the language chosen with `/lang/:locale`; Spanish until one was chosen. */
export default class LocaleMiddleware {
  static {
    RequestValidator.messagesProvider = (ctx) => messagesIn(ctx.i18n)
  }

  handle(ctx: HttpContext, next: NextFn) {
    const chosen = ctx.session.get('locale')
    ctx.i18n = i18nManager.locale(isLocale(chosen) ? chosen : rememberedLocale(ctx.request))
    ctx.containerResolver.bindValue(I18n, ctx.i18n)
    return next()
  }
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    i18n: I18n
  }
}
