import type { I18n } from '@adonisjs/i18n'

/** The words of the first key that has a sentence; null if none has. */
export function firstSentence(keys: string[], i18n: I18n): string | null {
  for (const key of keys) {
    const words = i18n.t(key, { count: 1 }, '')
    if (words) return words
  }
  return null
}
