import type { I18n } from '@adonisjs/i18n'
import { errors } from '@vinejs/vine'
import { formTypes } from '#form_types/index'
import { fieldLabel } from '#form_types/words'
import type { MessagesProviderContact } from '@vinejs/vine/types'

/** Messages from `validator.json`: whole sentences that need no field name. */
export function messagesIn(i18n: I18n): MessagesProviderContact {
  return {
    getMessage: (fallback, rule, _field, args) => messageOf(i18n, rule, args, fallback),
  }
}

export function messageOf(
  i18n: I18n,
  rule: string,
  args: Record<string, unknown> = {},
  fallback?: string
) {
  if (rule === 'required' && typeof args.question === 'string')
    return missingAnswerMessage(i18n, args.question)
  // Two files for one question count as a missing file.
  const sentence = rule === 'file' ? 'file_required' : rule
  const words = Object.fromEntries(
    Object.entries(args).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.join(', ') : value,
    ])
  )
  return i18n.t(`validator.${sentence}`, words, fallback ?? i18n.t('validator.invalid'))
}

export function fieldError(
  { i18n }: { i18n: I18n },
  field: string,
  rule: string,
  values: Record<string, string | number> = {}
) {
  const message = messageOf(i18n, rule, values)
  return new errors.E_VALIDATION_ERROR([{ field, rule, message, meta: values }])
}

const missingSentences: Record<string, string> = {
  photo: 'photo',
  file: 'file',
  choice: 'choice',
  choices: 'choice',
  player: 'choice',
  flag: 'flag',
}

function missingAnswerMessage(i18n: I18n, question: string) {
  const [type, name] = question.split('.')
  const { kind } = formTypes.get(type).allFields[name]
  const field = fieldLabel(i18n, type, name)
  return i18n.t(`validator.missing.${missingSentences[kind.key] ?? 'text'}`, { field })
}
