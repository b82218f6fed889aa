import type { TranslationsFormatterContract } from '@adonisjs/i18n/types'
import { IntlMessageFormat } from 'intl-messageformat'

type Message = string | IntlMessageFormat

/** Placeholders and quotes of ICU. */
const SYNTAX = /[{}']/

/**
 * Formats ICU messages like `formatters.icu()`, but parses each message once, and plain words never.
 * An Excel list formats the same words for each of its cells.
 */
export class CachedMessages implements TranslationsFormatterContract {
  readonly name = 'icu'
  #messagesByLocale: Record<string, Map<string, Message>> = {}

  format(message: string, locale: string, values: Record<string, unknown> = {}): string {
    const parsed = this.#parsed(message, locale)
    return typeof parsed === 'string' ? parsed : String(parsed.format(values))
  }

  #parsed(message: string, locale: string): Message {
    const messages = (this.#messagesByLocale[locale] ??= new Map())
    const cached = messages.get(message)
    if (cached !== undefined) return cached
    const parsed = SYNTAX.test(message)
      ? new IntlMessageFormat(message, locale, undefined, { ignoreTag: true })
      : message
    messages.set(message, parsed)
    return parsed
  }
}
