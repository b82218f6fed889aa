import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
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
  /** Told what stands in the field whenever that changes. */
  onType?(text: string): void
  /** The field itself, for pages that empty it. */
  field?: RefObject<HTMLInputElement | null>
}

/**
 * Where a reader that poses as a keyboard writes; it ends each reading with Enter. Keeps the focus,
 * and leaves a phone's own keyboard closed until somebody wants to type.
 */
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
    // Emptied at once: the next reading may come before the answer.
    input.current!.value = ''
    input.current!.focus({ preventScroll: true })
    if (text) once(text)
    onType?.('')
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
