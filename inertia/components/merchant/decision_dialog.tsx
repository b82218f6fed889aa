import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PreviewText } from '~/components/merchant/bulk/preview_text'
import { usePreview } from '~/components/merchant/bulk/use_preview'
import {
  noReason,
  reasonBody,
  RejectionReason,
} from '~/components/merchant/reason/rejection_reason'
import type { Locale } from '~/types'

export type Decision = 'approved' | 'rejected'

type Props = {
  /** Null while the dialog is closed. */
  decision: Decision | null
  count: number
  url: string
  /** The ids of the requests, or the version of the one that was opened. */
  data?: object
  /** For many requests: shows how many it applies to, and offers to hold the mails. */
  many?: boolean
  /** If it is about one person. */
  name?: string
  locale?: Locale
  onClose(): void
  onDone?(): void
}

export function DecisionDialog({
  decision,
  count,
  url,
  data,
  many = false,
  name,
  locale,
  onClose,
  onDone,
}: Props) {
  const t = useTranslations('merchant.decision')
  const bulk = useTranslations('merchant.bulk')
  const [shown, setShown] = useState<Decision>('approved')
  const [why, setWhy] = useState(noReason)
  const [hold, setHold] = useState(false)
  const [busy, setBusy] = useState(false)
  /** The server's error about the reason. */
  const [refused, setRefused] = useState<string | null>(null)

  useEffect(() => {
    if (!decision) return
    setShown(decision)
    setWhy(noReason)
    setHold(false)
    setRefused(null)
  }, [decision])

  const body = { ...data, state: shown, ...(shown === 'rejected' && reasonBody(why, locale)) }
  const { preview, failed } = usePreview(
    url,
    many && decision ? { ...data, state: decision } : null
  )
  const people = preview?.applies ?? count

  const send = () =>
    router.post(
      url,
      { ...body, ...(hold && { hold }) },
      {
        preserveState: true,
        preserveScroll: true,
        onStart: () => setBusy(true),
        onSuccess: () => {
          onDone?.()
          onClose()
        },
        onError: ({ reason, reasonId }) => setRefused(reason ?? reasonId ?? null),
        onFinish: () => setBusy(false),
      }
    )

  return (
    <Modal
      opened={decision !== null}
      onClose={onClose}
      title={name ? t(`${shown}.titleOne`, { name }) : t(`${shown}.title`, { count: people })}
      size="lg"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack>
        <Text size="sm">{t(`${shown}.text`, { count: people })}</Text>
        {many && <PreviewText preview={preview} failed={failed} />}
        {shown === 'rejected' && (
          <RejectionReason why={why} locale={locale} error={refused} onChange={setWhy} />
        )}
        {many && (
          <Checkbox
            label={bulk('hold')}
            description={bulk('holdHint')}
            checked={hold}
            onChange={(event) => setHold(event.currentTarget.checked)}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            color={shown === 'approved' ? 'green' : 'red'}
            loading={busy}
            disabled={many && !people}
            onClick={send}
            data-autofocus={shown === 'approved' || undefined}
          >
            {t(`${shown}.confirm`, { count: people })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
