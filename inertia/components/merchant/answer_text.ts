import { useTranslations } from 'use-intl'
import { formatDay, formatDays, isDay } from '#shared/days'
import type { Language } from '~/fields/checks'
import type { FieldProp, Options } from '~/components/merchant/types'
import { isEmpty } from '#shared/values'

/** Formats an answer by its field's kind; null if there is none. */
export function useAnswerText(options: Options) {
  const t = useTranslations('merchant.answers')
  const labelIn = (list: string, value: unknown) =>
    options[list]?.find((option) => option.value === String(value))?.label ?? String(value)

  return (field: Pick<FieldProp, 'kind' | 'options'>, value: unknown): string | null => {
    if (isEmpty(value)) return null
    const label = (option: unknown) => labelIn(field.options ?? '', option)
    const languageText = ({ language, level }: Language) =>
      `${labelIn('languages', language)} (${labelIn('levels', level).toLowerCase()})`
    const flagText = ([code, flag]: [string, unknown]) => {
      const name = labelIn('labelFlags', code)
      if (flag === 0) return t('without', { name })
      return flag === 1 ? name : `${name}: ${flag}`
    }
    if (field.kind === 'flag') return t(value === true || value === 1 ? 'yes' : 'no')
    if (field.kind === 'date') return formatDay(String(value))
    if (field.kind === 'money') return t('money', { amount: Number(value) })
    if (field.kind === 'flags')
      return Object.entries(value as object)
        .map(flagText)
        .join(', ')
    if (field.kind === 'languages') return (value as Language[]).map(languageText).join(', ')
    if (field.kind === 'photo' || field.kind === 'file') return t('file')
    if (Array.isArray(value) && value.every((day) => isDay(String(day)))) return formatDays(value)
    if (Array.isArray(value)) return value.map(label).join(', ')
    return field.options ? label(value) : String(value)
  }
}
