import { Button, Stack, Text } from '@mantine/core'
import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { PasswordField } from '~/components/merchant/account/password_field'
import { Dialog, DialogActions } from '~/components/merchant/dialog'

export type PasswordQuestion = {
  title: string
  text: string
  confirm: string
  isFinal?: boolean
  method: 'post' | 'put' | 'delete'
  url: string
  data?: { kind: string }
}

type Props = { question: PasswordQuestion; asksPassword: boolean; onClose(): void }

export function PasswordDialog({ question, asksPassword, onClose }: Props) {
  const form = useForm({ ...question.data, current: '' })
  const { data, setData, errors, processing } = form
  const send = (event: FormEvent) => {
    event.preventDefault()
    form.submit(question.method, question.url, { preserveScroll: true, onSuccess: onClose })
  }
  return (
    <Dialog opened onClose={onClose} title={question.title}>
      <form onSubmit={send} noValidate>
        <Stack>
          <Text size="sm">{question.text}</Text>
          {(asksPassword || errors.current) && (
            <PasswordField
              value={data.current}
              error={errors.current}
              onChange={(current) => setData('current', current)}
            />
          )}
          <DialogActions busy={processing} onClose={onClose}>
            <Button type="submit" color={question.isFinal ? 'red' : undefined} loading={processing}>
              {question.confirm}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  )
}
