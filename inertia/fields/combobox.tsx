import { TextInput } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useControl } from '~/fields/control'
import type { FieldProp, Option } from '~/types'

const LIST_HEIGHT = 280

type Props = {
  field: FieldProp
  options: Option[]
  label: string
  typed: string | null
  onType(text: string | null): void
  onPick(value: string): void
  /** Called with text that was typed but not picked from the list. */
  onLeave(text: string): void
  placeholder: string
  empty: string
  status: string | null
}

const isBlank = (text: string) => text.trim() === ''

/** ARIA combobox. The library's Select brings a positioning engine larger than the form. */
export function Combobox(props: Props) {
  const { field, options, label, typed, onType, onPick, onLeave, placeholder, empty, status } =
    props
  const { control, value } = useControl(field)
  const [opened, setOpened] = useState(false)
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const listId = `${control.id}-list`
  const optionId = (index: number) => `${control.id}-option-${index}`

  useEffect(() => {
    if (!opened) return
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [opened, active])

  const open = (otherwise = -1) => {
    if (opened) return
    setOpened(true)
    const chosen = options.findIndex((option) => option.value === value)
    setActive(chosen < 0 ? otherwise : chosen)
    const below = window.innerHeight - input.current!.getBoundingClientRect().bottom
    if (below < LIST_HEIGHT) input.current!.scrollIntoView({ block: 'center' })
  }

  const pick = (picked: string) => {
    onType(null)
    setOpened(false)
    if (picked !== value) onPick(picked)
  }

  const leave = (text: string) => {
    onType(null)
    setOpened(false)
    onLeave(text)
  }

  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const last = options.length - 1
      const isDown = event.key === 'ArrowDown'
      if (!opened) open(isDown ? 0 : last)
      else if (isDown) setActive(active < last ? active + 1 : 0)
      else setActive(active > 0 ? active - 1 : last)
    } else if (event.key === 'Enter' && opened) {
      event.preventDefault()
      if (options[active]) pick(options[active].value)
      else if (typed !== null && isBlank(typed)) leave(typed)
    } else if (event.key === 'Escape' && opened) {
      event.preventDefault()
      onType(null)
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
        aria-activedescendant={opened && options[active] ? optionId(active) : undefined}
        placeholder={placeholder}
        rightSection={<IconSelector size={18} stroke={1.5} aria-hidden />}
        rightSectionPointerEvents="none"
        value={typed ?? label}
        onClick={() => open()}
        onKeyDown={press}
        onChange={(event) => {
          const text = event.currentTarget.value
          // Autofill changes the value without focus, and so without blur.
          if (document.activeElement !== event.currentTarget) return leave(text)
          onType(text)
          setOpened(true)
          setActive(isBlank(text) ? -1 : 0)
        }}
        onBlur={() => {
          if (typed === null) setOpened(false)
          else leave(typed)
          control.onBlur()
        }}
      />
      {opened && (
        // Keeps the focus in the input while the mouse is on the list.
        <div className="combobox-drop" onMouseDown={(event) => event.preventDefault()}>
          <ul ref={list} id={listId} role="listbox" aria-label={field.label}>
            {options.map((option, index) => (
              <li
                key={option.value}
                id={optionId(index)}
                role="option"
                aria-selected={option.value === value}
                data-active={index === active || undefined}
                onClick={() => pick(option.value)}
              >
                {option.label}
              </li>
            ))}
          </ul>
          {options.length === 0 && <p>{empty}</p>}
        </div>
      )}
      <span className="visually-hidden" role="status">
        {opened && typed !== null && status}
      </span>
    </div>
  )
}
