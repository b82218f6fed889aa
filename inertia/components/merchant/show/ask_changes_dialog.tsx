import { Button, Group, Modal, MultiSelect, Stack, Text, Textarea } from '@mantine/core'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSectionTitle } from '~/components/merchant/show/answers'
import { askedSections } from '~/components/merchant/show/sections'
import type { FormTypeProp } from '~/components/merchant/types'

type Props = { opened: boolean; url: string; formType: FormTypeProp; onClose(): void }

/** Opens some questions of a waiting request to its applicant, with a message. */
export function AskChangesDialog({ opened, url, formType, onClose }: Props) {
  const t = useTranslations('merchant.ask')
  const titleOf = useSectionTitle()
  const [fields, setFields] = useState<string[]>([])
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const missing = { fields: fields.length === 0, message: message.trim() === '' }

  const close = () => {
    setTried(false)
    onClose()
  }
  const send = () => {
    setTried(true)
    if (missing.fields || missing.message) return
    router.post(
      url,
      { fields, message: message.trim() },
      {
        preserveState: true,
        preserveScroll: true,
        onStart: () => setBusy(true),
        onSuccess: () => {
          setFields([])
          setMessage('')
        },
        onFinish: () => {
          setBusy(false)
          close()
        },
      }
    )
  }
  const groups = askedSections(formType).map((section) => ({
    group: titleOf(section.key),
    items: section.fields.map(({ name, label }) => ({ value: name, label })),
  }))

  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack>
        <Text size="sm">{t('text')}</Text>
        <MultiSelect
          name="fields"
          label={t('fields')}
          placeholder={fields.length === 0 ? t('fieldsPlaceholder') : undefined}
          data={groups}
          value={fields}
          onChange={setFields}
          searchable
          hidePickedOptions
          nothingFoundMessage={t('nothingFound')}
          error={tried && missing.fields && t('noFields')}
          openOnFocus={false}
          data-autofocus
        />
        <Textarea
          name="message"
          label={t('message')}
          description={t('messageHint')}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={2000}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
          error={tried && missing.message && t('noMessage')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            {t('cancel')}
          </Button>
          <Button loading={busy} onClick={send}>
            {t('confirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
