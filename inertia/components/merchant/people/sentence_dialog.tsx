import { useForm } from '@inertiajs/react'
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'

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
  const t = useTranslations('merchant.confirm')
  const form = useForm<Record<string, string>>({ [name]: '' })
  const send = (event: FormEvent) => {
    event.preventDefault()
    form.post(url, { preserveScroll: true, onSuccess: onClose })
  }
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <form onSubmit={send}>
        <Stack>
          {text && <Text size="sm">{text}</Text>}
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
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={form.processing}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
