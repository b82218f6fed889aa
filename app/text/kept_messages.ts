import type { TranslationsFormatterContract } from '@adonisjs/i18n/types'
import { IntlMessageFormat } from 'intl-messageformat'

type Message = string | IntlMessageFormat

/** What has a meaning in ICU: placeholders and quoting. */
const SYNTAX = /[{}']/

/**
 * Formats ICU messages like `formatters.icu()`, but parses each one only once, and plain words not
 * at all. A list with all columns needs the same words for each of its cells.
 */
export class KeptMessages implements TranslationsFormatterContract {
  readonly name = 'icu'
  #kept: Record<string, Map<string, Message>> = {}

  format(message: string, locale: string, values: Record<string, any> = {}): string {
    const kept = this.#parsed(message, locale)
    return typeof kept === 'string' ? kept : (kept.format(values) as string)
  }

  #parsed(message: string, locale: string): Message {
    const known = (this.#kept[locale] ??= new Map())
    const kept = known.get(message)
    if (kept !== undefined) return kept
    const parsed = SYNTAX.test(message)
      ? new IntlMessageFormat(message, locale, undefined, { ignoreTag: true })
      : message
    known.set(message, parsed)
    return parsed
  }
}
