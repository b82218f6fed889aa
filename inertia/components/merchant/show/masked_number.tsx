import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { askServer, Refused } from '~/components/merchant/ask_server'
import { Dialog, DialogActions } from '~/components/merchant/dialog'
import type { FieldProp, ShownRequest } from '~/components/merchant/types'

const LEAST_REASON = 3

type Props = { form: ShownRequest; field: FieldProp; text: string }

/** Shows only the end of a number, until the user gives a reason for the rest. */
export function MaskedNumber({ form, field, text }: Props) {
  const t = useTranslations('merchant.show.number')
  const [number, setNumber] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const label = t(number === null ? 'show' : 'hide')
  return (
    <Group component="span" gap={6} wrap="wrap">
      <span aria-live="polite">{number ?? <Masked text={text} />}</span>
      <Button
        size="compact-xs"
        variant="default"
        aria-label={`${label}: ${field.label}`}
        onClick={() => (number === null ? setAsking(true) : setNumber(null))}
      >
        {label}
      </Button>
      <Dialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('title', { field: field.label })}
      >
        <ReasonForm
          url={urlFor('merchant.forms.reveal', { form: form.type, id: form.id })}
          field={field.name}
          onShown={setNumber}
          onClose={() => setAsking(false)}
        />
      </Dialog>
    </Group>
  )
}

/** Read aloud as words: a row of dots says nothing. */
function Masked({ text }: { text: string }) {
  const t = useTranslations('merchant.show.number')
  return (
    <>
      <span aria-hidden>{text}</span>
      <span className="visually-hidden">
        {t('masked', { end: text.replace(/^•+/, '') || 'none' })}
      </span>
    </>
  )
}

type FormProps = {
  url: string
  field: string
  onShown(number: string): void
  onClose(): void
}

/** Mounted again each time the dialog opens. */
function ReasonForm({ url, field, onShown, onClose }: FormProps) {
  const t = useTranslations('merchant.show.number')
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  const problemOf = (failure: unknown) => {
    if (!(failure instanceof Refused)) return t('unreachable')
    return failure.errors.reason ?? t(failure.status === 429 ? 'tooMany' : 'refused')
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim().length < LEAST_REASON) return setError(t('tooShort'))
    setBusy(true)
    try {
      const { value } = await askServer<{ value: string }>(url, { field, reason })
      onShown(value)
      onClose()
    } catch (failure) {
      setError(problemOf(failure))
      setBusy(false)
    }
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <Text size="sm">{t('text')}</Text>
        <TextInput
          name="reason"
          label={t('reason')}
          description={t('hint')}
          data-autofocus
          required
          autoComplete="off"
          maxLength={200}
          error={error}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <DialogActions busy={busy} onClose={onClose}>
          <Button type="submit" loading={busy}>
            {t('confirm')}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}
