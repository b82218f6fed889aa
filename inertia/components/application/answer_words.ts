import { useTranslations } from 'use-intl'
import { formatDay, isDay, weekday } from '#shared/days'
import { useAnswers } from '~/fields/answers'
import { isUnanswered, isoDay, type Language } from '~/fields/checks'

/** Words for the answer to a question; null if there is none. */
export function useAnswerWords() {
  const t = useTranslations('ui')
  const { answers, formType, options } = useAnswers()

  const labelIn = (list: string, value: string) =>
    options[list]?.find((option) => option.value === value)?.label ?? value

  return (name: string): string | null => {
    const field = formType.fields[name]
    const value = answers[name]
    if (!field || isUnanswered(value)) return null
    const label = (option: string) => labelIn(field.options ?? '', option)
    const dayOrLabel = (option: string) =>
      isDay(option)
        ? `${t(`weekdays.${weekday(option)}`)} ${formatDay(option).slice(0, 5)}`
        : label(option)
    switch (field.kind) {
      case 'choice':
        return label(value)
      case 'choices':
        return value.map(dayOrLabel).join(', ')
      case 'languages':
        return value
          .filter((row: Language) => row.language)
          .map((row: Language) => {
            const language = labelIn('languages', row.language)
            return row.level
              ? `${language} (${labelIn('levels', row.level).toLowerCase()})`
              : language
          })
          .join(', ')
      case 'player':
        return answers.labels?.[name] ?? labelIn('players', value)
      case 'file':
      case 'photo':
        return value instanceof File ? value.name : t('file.current')
      case 'flag':
        return t('form.yes')
      case 'date':
        return formatDay(isoDay(value) ?? value)
      default:
        return String(value)
    }
  }
}
