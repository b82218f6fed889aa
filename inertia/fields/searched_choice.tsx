import { TextInput } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'
import { type InputProps, useControl } from '~/fields/control'
import { matching, meant } from '~/fields/matching'

const LIST_HEIGHT = 280

/**
 * A long list that is searched by typing (ARIA combobox). Ours instead of the library's
 * Select, which brings a positioning engine that weighs more than the rest of the form.
 */
export function SearchedChoice({ field }: InputProps) {
  const t = useTranslations('ui.form')
  const { options } = useAnswers()
  const { control, value, change } = useControl(field)
  const [typed, setTyped] = useState<string | null>(null)
  const [opened, setOpened] = useState(false)
  const [active, setActive] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)

  const all = options[field.options!] ?? []
  const label = all.find((option) => option.value === value)?.label ?? ''
  const found = typed ? matching(all, typed) : all
  const listId = `${field.name}-list`
  const optionId = (index: number) => `${field.name}-option-${index}`

  useEffect(() => {
    if (!opened) return
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [opened, active])

  const open = () => {
    if (opened) return
    setOpened(true)
    setActive(
      Math.max(
        0,
        all.findIndex((option) => option.value === value)
      )
    )
    const below = window.innerHeight - input.current!.getBoundingClientRect().bottom
    if (below < LIST_HEIGHT) input.current!.scrollIntoView({ block: 'center' })
  }

  const take = (picked: string) => {
    setTyped(null)
    setOpened(false)
    if (picked !== value) change(picked)
  }

  // Whoever types enough of a country need not pick it from the list as well.
  const takeTyped = (text: string) => {
    if (text.trim() === '') return take('')
    take(meant(all, text)?.value ?? value)
  }

  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!opened) return open()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((active + step + found.length) % Math.max(1, found.length))
    } else if (event.key === 'Enter' && opened) {
      event.preventDefault()
      if (found[active]) take(found[active].value)
    } else if (event.key === 'Escape' && opened) {
      event.preventDefault()
      setTyped(null)
      setOpened(false)
    }
  }

  return (
    <div className="combobox width-medium">
      <TextInput
        {...control}
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={opened}
        aria-controls={opened ? listId : undefined}
        aria-activedescendant={opened && found[active] ? optionId(active) : undefined}
        placeholder={t('search')}
        rightSection={<IconSelector size={18} stroke={1.5} aria-hidden />}
        rightSectionPointerEvents="none"
        value={typed ?? label}
        onClick={open}
        onKeyDown={press}
        onChange={(event) => {
          const text = event.currentTarget.value
          // A browser that fills in the form does so without focus, and so without a blur.
          if (document.activeElement !== event.currentTarget) return takeTyped(text)
          setTyped(text)
          setOpened(true)
          setActive(0)
        }}
        onBlur={() => {
          setOpened(false)
          if (typed !== null) takeTyped(typed)
          control.onBlur()
        }}
      />
      {opened && (
        // Keeps the focus in the control while the mouse is on the list.
        <div className="combobox-drop" onMouseDown={(event) => event.preventDefault()}>
          <ul ref={list} id={listId} role="listbox" aria-label={field.label}>
            {found.map((option, index) => (
              <li
                key={option.value}
                id={optionId(index)}
                role="option"
                aria-selected={option.value === value}
                data-active={index === active || undefined}
                onClick={() => take(option.value)}
              >
                {option.label}
              </li>
            ))}
          </ul>
          {found.length === 0 && <p>{t('nothingFound')}</p>}
        </div>
      )}
      <span className="visually-hidden" role="status">
        {opened && typed !== null && t('found', { count: found.length })}
      </span>
    </div>
  )
}
