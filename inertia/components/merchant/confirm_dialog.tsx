import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

type Props = {
  opened: boolean
  title: string
  text: string
  /** What the red button says; without it the text tells why it cannot be done. */
  confirm?: string
  /** What is deleted. */
  url: string
  onClose(): void
}

/** Names what is about to be destroyed before it is. */
export function ConfirmDialog({ opened, title, text, confirm, url, onClose }: Props) {
  const t = useTranslations('merchant.confirm')
  const [busy, setBusy] = useState(false)
  const destroy = () =>
    router.delete(url, {
      preserveScroll: true,
      onStart: () => setBusy(true),
      onFinish: () => {
        setBusy(false)
        onClose()
      },
    })
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack>
        <Text size="sm">{text}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t(confirm ? 'cancel' : 'close')}
          </Button>
          {confirm && (
            <Button color="red" loading={busy} onClick={destroy}>
              {confirm}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
