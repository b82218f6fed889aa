import { type HttpContext, RequestValidator } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { I18n } from '@adonisjs/i18n'
import i18nManager from '@adonisjs/i18n/services/main'
import { isLocale, rememberedLocale } from '#http/locale'
import { messagesIn } from '#form_types/messages'

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
