import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useField } from '~/fields/answers'
import { Combobox } from '~/fields/combobox'
import { type InputProps, useControl } from '~/fields/control'
import { matchingOptions, onlyMatch } from '~/fields/option_matches'

export function SearchedChoice({ field }: InputProps) {
  const t = useTranslations('ui.form')
  const { options } = useField()
  const { value, change } = useControl(field)
  const [typed, setTyped] = useState<string | null>(null)
  const all = options[field.options!] ?? []
  const matches = typed ? matchingOptions(all, typed) : all

  // Text that only one option matches counts as chosen.
  const takeTyped = (text: string) => {
    const picked = text.trim() === '' ? '' : (onlyMatch(all, text)?.value ?? value)
    if (picked !== value) change(picked)
  }

  return (
    <Combobox
      field={field}
      options={matches}
      label={all.find((option) => option.value === value)?.label ?? ''}
      typed={typed}
      onType={setTyped}
      onPick={change}
      onLeave={takeTyped}
      placeholder={t('search')}
      empty={t('nothingFound')}
      status={t('found', { count: matches.length })}
    />
  )
}
