import { useForm } from '@inertiajs/react'
import { Button, Stack, Text, Textarea } from '@mantine/core'
import type { FormEvent } from 'react'
import { Dialog, DialogActions } from '~/components/merchant/dialog'

type Props = {
  title: string
  text?: string
  name: string
  label: string
  hint: string
  maxLength: number
  confirm: string
  url: string
  onClose(): void
}

export function SentenceDialog(props: Props) {
  const { title, text, name, label, hint, maxLength, confirm, url, onClose } = props
  const form = useForm<Record<string, string>>({ [name]: '' })
  const send = (event: FormEvent) => {
    event.preventDefault()
    form.post(url, { preserveScroll: true, onSuccess: onClose })
  }
  return (
    <Dialog opened onClose={onClose} title={title}>
      <form onSubmit={send}>
        <Stack>
          {text && (
            <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text}
            </Text>
          )}
          <Textarea
            name={name}
            label={label}
            description={hint}
            rows={6}
            maxLength={maxLength}
            data-autofocus
            value={form.data[name]}
            error={form.errors[name]}
            onChange={(event) => form.setData(name, event.currentTarget.value)}
          />
          <DialogActions busy={form.processing} onClose={onClose}>
            <Button type="submit" loading={form.processing}>
              {confirm}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  )
}
