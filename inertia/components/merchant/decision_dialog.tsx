import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

export type Decision = 'approved' | 'rejected'

type Props = {
  /** Null while the dialog is closed. */
  decision: Decision | null
  count: number
  /** Chosen requests that the decision does not fit. */
  skipped?: number
  url: string
  /** Which requests, or the version of the one that was looked at. */
  data?: { ids: number[] } | { version: number }
  onClose(): void
  onDone?(): void
}

/** Names the decision, how many people it is about and that each gets a mail. */
export function DecisionDialog({
  decision,
  count,
  skipped = 0,
  url,
  data,
  onClose,
  onDone,
}: Props) {
  const t = useTranslations('merchant.decision')
  const [shown, setShown] = useState<Decision>('approved')
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (!decision) return
    setShown(decision)
    setReason('')
  }, [decision])

  const send = () =>
    router.post(
      url,
      { ...data, state: shown, ...(reason.trim() && { reason: reason.trim() }) },
      {
        preserveState: true,
        preserveScroll: true,
        onStart: () => setBusy(true),
        onSuccess: onDone,
        onFinish: () => {
          setBusy(false)
          onClose()
        },
      }
    )

  return (
    <Modal
      opened={decision !== null}
      onClose={onClose}
      title={t(`${shown}.title`, { count })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack>
        <Text size="sm">{t(`${shown}.text`, { count })}</Text>
        {skipped > 0 && (
          <Text size="sm" c="dimmed">
            {t(`${shown}.skipped`, { count: skipped })}
          </Text>
        )}
        {shown === 'rejected' && (
          <Textarea
            name="reason"
            label={t('reason')}
            description={t('reasonHint')}
            autosize
            minRows={3}
            maxRows={8}
            maxLength={1000}
            data-autofocus
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            color={shown === 'approved' ? 'green' : 'red'}
            loading={busy}
            onClick={send}
            data-autofocus={shown === 'approved' || undefined}
          >
            {t(`${shown}.confirm`, { count })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
