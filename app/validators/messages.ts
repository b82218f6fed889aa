import type { I18n } from '@adonisjs/i18n'
import type { FieldContext, MessagesProviderContact } from '@vinejs/vine/types'

/**
 * Words for the rules of the validators, from `validator.json`. A message is a whole
 * sentence that needs no field name: pages show it at the field.
 */
export function messagesIn(i18n: I18n): MessagesProviderContact {
  return {
    getMessage(
      fallback: string,
      rule: string,
      _field: FieldContext,
      args: Record<string, any> = {}
    ) {
      return messageOf(i18n, rule, args, fallback)
    },
  }
}

/** The sentence for one rule in a language. */
export function messageOf(
  i18n: I18n,
  rule: string,
  args: Record<string, any> = {},
  fallback?: string
) {
  // Two files where one is asked for are none.
  const sentence = rule === 'file' ? 'file_required' : rule
  // ICU turns an array into a nested array instead of a text.
  const words = Object.fromEntries(
    Object.entries(args).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.join(', ') : value,
    ])
  )
  return i18n.t(`validator.${sentence}`, words, fallback ?? i18n.t('validator.invalid'))
}
