import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'
import { Combobox } from '~/fields/combobox'
import { type InputProps, useControl } from '~/fields/control'
import { meant } from '~/fields/matching'
import { usePlayerSearch } from '~/fields/use_player_search'

/** The server searches: the full list of players is never sent. */
export function PlayerInput({ field }: InputProps) {
  const t = useTranslations('ui')
  const { answers, options, set, mode } = useAnswers()
  const { value, change } = useControl(field)
  const [typed, setTyped] = useState<string | null>(null)
  const [taken, setTaken] = useState<string>()
  const { enough, searching } = usePlayerSearch(typed)

  const players = options.players ?? []
  const found = typed === null || (enough && !searching) ? players : []
  const labelOf = (id: string) => players.find((player) => player.value === id)?.label
  const known = taken ?? answers.labels?.[field.name] ?? labelOf(value) ?? value

  // The next search replaces the options, so keep the name beside the id.
  const take = (id: string) => {
    const label = labelOf(id)
    change(id)
    setTaken(label)
    if (mode === 'public') set(`labels.${field.name}`, label)
  }

  const message = searching
    ? t('player.searching')
    : enough
      ? t('form.nothingFound')
      : t('player.type')

  return (
    <Combobox
      field={field}
      found={found}
      label={value ? known : ''}
      typed={typed}
      onType={setTyped}
      onTake={take}
      onLeave={(text) => {
        const picked = text.trim() === '' ? '' : (meant(found, text)?.value ?? value)
        if (picked !== value) take(picked)
      }}
      placeholder={t('form.search')}
      empty={message}
      status={found.length > 0 ? t('form.found', { count: found.length }) : message}
    />
  )
}
