import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useHeldFocus } from '~/components/merchant/station/use_held_focus'
import { useOnce } from '~/components/merchant/station/use_once'
import classes from '~/components/merchant/station/wedge_input.module.css'

type Props = {
  label: string
  onScan(text: string): void
  /** Shown at the button; readings are taken all the same. */
  busy?: boolean
  submitLabel: string
  /** Whether people type here from the start, which opens a phone's keyboard. */
  typed?: boolean
}

/**
 * Where a reader that poses as a keyboard writes; it ends each reading with Enter. Keeps the focus,
 * and leaves a phone's own keyboard closed until somebody wants to type.
 */
export function WedgeInput({ label, onScan, busy, submitLabel, typed = false }: Props) {
  const t = useTranslations('cards.station')
  const [typing, setTyping] = useState(typed)
  const input = useRef<HTMLInputElement>(null)
  const once = useOnce(onScan)
  useHeldFocus(input)

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = input.current!.value.trim()
    // Emptied at once: the next reading may come before the answer.
    input.current!.value = ''
    input.current!.focus({ preventScroll: true })
    if (text) once(text)
  }

  function type() {
    setTyping(true)
    // A phone opens its keyboard only for an input that is focused anew.
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
