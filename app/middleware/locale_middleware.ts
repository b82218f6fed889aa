import { type HttpContext, RequestValidator } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { I18n } from '@adonisjs/i18n'
import i18nManager from '@adonisjs/i18n/services/main'
import { locales } from '#config/i18n'
import { messagesIn } from '#validators/messages'

const isLocale = (value: unknown) => locales.includes(value as any)

/** Gives each request the language chosen with `/lang/:locale`; Spanish until one was chosen. */
export default class LocaleMiddleware {
  static {
    RequestValidator.messagesProvider = (ctx) => messagesIn(ctx.i18n)
  }

  handle(ctx: HttpContext, next: NextFn) {
    const chosen = [
      ctx.session.get('locale'),
      ctx.request.plainCookie('locale', { encoded: false }),
    ]
    ctx.i18n = i18nManager.locale(chosen.find(isLocale) ?? i18nManager.defaultLocale)
    ctx.containerResolver.bindValue(I18n, ctx.i18n)
    return next()
  }
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    i18n: I18n
  }
}
