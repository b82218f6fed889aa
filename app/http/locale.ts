import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { locales, type Locale } from '#config/i18n'

export const isLocale = (value: unknown): value is Locale =>
  locales.some((locale) => locale === value)

/** The cookie also serves requests without a session. */
export function rememberedLocale(request: HttpContext['request']): string {
  const code = request.plainCookie('locale', { encoded: false })
  return isLocale(code) ? code : i18nManager.defaultLocale
}

/** Uses the language of the mail behind the link, unless the visitor chose one. */
export function speakAs(ctx: HttpContext, locale: string) {
  const { request, session } = ctx
  const chosen = [session.get('locale'), request.plainCookie('locale', { encoded: false })]
  if (chosen.some(isLocale)) return
  session.put('locale', locale)
  ctx.i18n = i18nManager.locale(locale)
}
