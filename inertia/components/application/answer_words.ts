import { useTranslations } from 'use-intl'
import { shownDay, weekday } from '#shared/days'
import { useAnswers } from '~/fields/answers'
import { isEmpty, isoDay, type Language } from '~/fields/checks'

export function useAnswerWords() {
  const t = useTranslations('ui')
  const { answers, formType, options } = useAnswers()

  const labelIn = (list: string, value: string) =>
    options[list]?.find((option) => option.value === value)?.label ?? value

  return (name: string): string | null => {
    const field = formType.fields[name]
    const value = answers[name]
    if (!field || isEmpty(value)) return null
    const label = (one: string) => labelIn(field.options ?? '', one)
    switch (field.kind) {
      case 'choice':
        return label(value)
      case 'choices':
        return value
          .map((one: string) =>
            /^\d{4}-/.test(one)
              ? `${t(`weekdays.${weekday(one)}`)} ${shownDay(one).slice(0, 5)}`
              : label(one)
          )
          .join(', ')
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
        return shownDay(isoDay(value) ?? value)
      default:
        return String(value)
    }
  }
}
