import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { isDay, weekday } from '#shared/days'
import { useField } from '~/fields/answers'
import { type InputProps, useControl } from '~/fields/control'
import { OptionGroup } from '~/fields/option_group'

export function ChoicesInput({ field, single = false }: InputProps) {
  const t = useTranslations('ui')
  const { options } = useField()
  const { value, change } = useControl<string[]>(field)
  const list = options[field.options!] ?? []
  const ofDays = list.length > 0 && list.every((option) => isDay(option.value))
  const chosen = Array.isArray(value) ? value : []

  useEffect(() => {
    if (single && chosen.length > 1) change([])
  }, [single])

  return (
    <OptionGroup
      field={field}
      type={single ? 'radio' : 'checkbox'}
      className={ofDays ? 'days' : undefined}
      options={
        ofDays
          ? list.map((day) => ({
              value: day.value,
              label: (
                <span>
                  <span className="day-weekday">{t(`weekdays.${weekday(day.value)}`)}</span>{' '}
                  {day.label.slice(0, 5)}
                </span>
              ),
            }))
          : list
      }
      chosen={chosen}
      onChange={(picked) => {
        const order = list.map((option) => option.value)
        change(picked.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
      }}
      after={
        ofDays &&
        !single && (
          <button
            type="button"
            className="text-button link"
            onClick={() => change(chosen.length < list.length ? list.map((day) => day.value) : [])}
          >
            {chosen.length < list.length ? t('form.allDays') : t('form.noDays')}
          </button>
        )
      }
    />
  )
}
