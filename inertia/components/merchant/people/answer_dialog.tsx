import { useForm } from '@inertiajs/react'
import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { DataRequest } from '~/components/merchant/people/types'

export function AnswerDialog({ request, onClose }: { request: DataRequest; onClose(): void }) {
  const t = useTranslations('people.index')
  const words = useTranslations('merchant.confirm')
  const form = useForm({ answer: '' })
  const send = (event: FormEvent) => {
    event.preventDefault()
    form.post(urlFor('merchant.people.answer', { id: request.id }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('answerTitle', { reference: request.reference })}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      <form onSubmit={send}>
        <Stack>
          <Textarea
            name="answer"
            label={t('answerLabel')}
            description={t('answerHint')}
            rows={6}
            maxLength={2000}
            data-autofocus
            value={form.data.answer}
            error={form.errors.answer}
            onChange={(event) => form.setData('answer', event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {words('cancel')}
            </Button>
            <Button type="submit" loading={form.processing}>
              {t('send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
