import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useField } from '~/fields/answers'
import { Combobox } from '~/fields/combobox'
import { type InputProps, useControl } from '~/fields/control'
import { onlyMatch } from '~/fields/option_matches'
import { usePlayerSearch } from '~/fields/use_player_search'

/** The server searches: the full list of players is never sent. */
export function PlayerInput({ field }: InputProps) {
  const t = useTranslations('ui')
  const { answers, options, set, mode } = useField()
  const { value, change } = useControl(field)
  const [typed, setTyped] = useState<string | null>(null)
  const [pickedLabel, setPickedLabel] = useState<string>()
  const { enough, searching } = usePlayerSearch(typed)

  const players = options.players ?? []
  const listed = typed === null || (enough && !searching) ? players : []
  const labelOf = (id: string) => players.find((player) => player.value === id)?.label
  const chosenLabel = pickedLabel ?? answers.labels?.[field.name] ?? labelOf(value) ?? value

  // The next search replaces the options, so keep the name beside the id.
  const pick = (id: string) => {
    const label = labelOf(id)
    change(id)
    setPickedLabel(label)
    if (mode === 'public') set(`labels.${field.name}`, label)
  }

  const emptyText = () => {
    if (searching) return t('player.searching')
    return enough ? t('form.nothingFound') : t('player.type')
  }

  return (
    <Combobox
      field={field}
      options={listed}
      label={value ? chosenLabel : ''}
      typed={typed}
      onType={setTyped}
      onPick={pick}
      onLeave={(text) => {
        const picked = text.trim() === '' ? '' : (onlyMatch(listed, text)?.value ?? value)
        if (picked !== value) pick(picked)
      }}
      placeholder={t('form.search')}
      empty={emptyText()}
      status={listed.length > 0 ? t('form.found', { count: listed.length }) : emptyText()}
    />
  )
}
