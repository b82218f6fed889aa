import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useOnce } from '~/components/merchant/station/use_once'
import classes from '~/components/merchant/station/wedge_input.module.css'

type Props = {
  label: string
  onScan(text: string): void
  /** Shows the button as busy; readings are still accepted. */
  busy?: boolean
  submitLabel: string
  /** Whether the field starts with a phone's keyboard open, for people who type. */
  typed?: boolean
  /** Called with the field's text after each change. */
  onType?(text: string): void
  /** Lets the page empty the field. */
  field?: RefObject<HTMLInputElement | null>
}

/** Input for readers that act as a keyboard. It keeps the focus, with a phone's keyboard closed. */
export function WedgeInput(props: Props) {
  const { label, onScan, busy, submitLabel, typed = false, onType, field } = props
  const t = useTranslations('cards.station')
  const [typing, setTyping] = useState(typed)
  const own = useRef<HTMLInputElement>(null)
  const input = field ?? own
  const once = useOnce(onScan)
  useHeldFocus(input)

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = input.current!.value.trim()
    // The field is emptied at once: the next reading may come before the answer.
    input.current!.value = ''
    input.current!.focus({ preventScroll: true })
    if (text) once(text)
    onType?.('')
  }

  function type() {
    setTyping(true)
    // Phones open the keyboard only for a new focus.
    input.current!.blur()
    requestAnimationFrame(() => input.current?.focus())
  }

  return (
    <form className={classes.wedge} onSubmit={submit}>
      <TextInput
        ref={input}
        name="scan"
        label={label}
        className={classes.input}
        onChange={onType && ((event) => onType(event.currentTarget.value))}
        inputMode={typing ? 'text' : 'none'}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={300}
      />
      {typing ? (
        <Button type="submit" loading={busy}>
          {submitLabel}
        </Button>
      ) : (
        <ActionIcon
          variant="default"
          size={56}
          onClick={type}
          aria-label={t('type')}
          title={t('type')}
        >
          <IconKeyboard aria-hidden />
        </ActionIcon>
      )}
    </form>
  )
}

/** Keeps the focus where a reader types, and redirects keys there. Tab can still leave. */
function useHeldFocus(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const focus = () => input.current?.focus({ preventScroll: true })
    const regain = () => {
      // Deferred: during `focusout` no element has the focus yet.
      setTimeout(() => document.activeElement === document.body && focus())
    }
    const divert = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const writes = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
      if (writes && !isField(document.activeElement)) focus()
    }
    focus()
    document.addEventListener('focusout', regain)
    document.addEventListener('keydown', divert, true)
    window.addEventListener('focus', regain)
    return () => {
      document.removeEventListener('focusout', regain)
      document.removeEventListener('keydown', divert, true)
      window.removeEventListener('focus', regain)
    }
  }, [input])
}

const isField = (element: Element | null) =>
  element?.matches('input, select, textarea, [contenteditable], [role=dialog] *')
