import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Change } from '~/components/merchant/changes/words'

type Props = { change: Change; opened: boolean; onClose(): void }

/** Says what undoing brings back, and what not, before it does. */
export function UndoDialog({ change, opened, onClose }: Props) {
  const t = useTranslations('merchant.changes')
  const words = useTranslations('merchant.confirm')
  const [busy, setBusy] = useState(false)
  const undo = () =>
    router.post(
      urlFor('merchant.changes.undo', { batch: change.id }),
      {},
      {
        preserveScroll: true,
        onStart: () => setBusy(true),
        onFinish: () => {
          setBusy(false)
          onClose()
        },
      }
    )
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('undoTitle', { id: String(change.id) })}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      <Stack>
        <Text size="sm">{t('undoText', { count: change.changed })}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {words('cancel')}
          </Button>
          <Button loading={busy} onClick={undo}>
            {t('undoConfirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
