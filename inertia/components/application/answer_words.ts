import { useTranslations } from 'use-intl'
import { shownDay, weekday } from '~/dates'
import { useAnswers } from '~/fields/answers'
import { isEmpty, isoDay } from '~/fields/checks'

/** Answers as a person reads them back. */
export function useAnswerWords() {
  const t = useTranslations('ui')
  const { answers, formType, options } = useAnswers()

  return (name: string): string | null => {
    const field = formType.fields[name]
    const value = answers[name]
    if (!field || isEmpty(value)) return null
    const list = field.options ? (options[field.options] ?? []) : []
    const label = (one: string) => list.find((option) => option.value === one)?.label ?? one
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
      case 'flag':
        return t('form.yes')
      case 'date':
        return shownDay(isoDay(value) ?? value)
      default:
        return String(value)
    }
  }
}
