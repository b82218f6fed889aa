import { Button, Checkbox, Stack, Text, Textarea } from '@mantine/core'
import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Decision } from '#models/form/reviewable'
import { PreviewText } from '~/components/merchant/bulk/preview_text'
import { usePreview } from '~/components/merchant/bulk/use_preview'
import { Dialog, DialogActions } from '~/components/merchant/dialog'
import {
  noReason,
  reasonBody,
  RejectionReason,
} from '~/components/merchant/reason/rejection_reason'
import { useBusy } from '~/components/use_busy'
import type { Locale } from '~/types'

export type { Decision }

type Props = {
  /** Null while the dialog is closed. */
  decision: Decision | null
  count: number
  url: string
  /** Sent with the decision: the ids of many requests, or the version of one. */
  data?: object
  /** For many requests: shows how many will change, and offers to hold the mails. */
  many?: boolean
  needsReason?: boolean
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
  needsReason = false,
  name,
  locale,
  onClose,
  onDone,
}: Props) {
  const t = useTranslations('merchant.decision')
  const bulk = useTranslations('merchant.bulk')
  // It stays while the dialog closes, when `decision` is null already.
  const [shownDecision, setShownDecision] = useState<Decision>('approved')
  const [why, setWhy] = useState(noReason)
  const [onlyClear, setOnlyClear] = useState(false)
  const [hold, setHold] = useState(false)
  const [busy, whileBusy] = useBusy()
  const [reasonError, setReasonError] = useState<string | null>(null)

  useEffect(() => {
    if (!decision) return
    setShownDecision(decision)
    setWhy(noReason)
    setOnlyClear(false)
    setHold(false)
    setReasonError(null)
  }, [decision])

  const chosen = { ...data, ...(onlyClear && { only: 'clear' }) }
  const body = {
    ...chosen,
    state: shownDecision,
    ...((shownDecision === 'rejected' || needsReason) && reasonBody(why, locale)),
  }
  const { preview, failed } = usePreview(
    url,
    many && decision ? { ...chosen, state: decision } : null
  )
  const people = preview?.applies ?? count

  const send = () =>
    router.post(
      url,
      { ...body, ...(preview?.from && { from: preview.from }), ...(hold && { hold }) },
      {
        preserveState: true,
        preserveScroll: true,
        ...whileBusy,
        onSuccess: () => {
          onDone?.()
          onClose()
        },
        onError: ({ reason, reasonId }) => setReasonError(reason ?? reasonId ?? null),
      }
    )

  return (
    <Dialog
      opened={decision !== null}
      onClose={onClose}
      title={
        name
          ? t(`${shownDecision}.titleOne`, { name })
          : t(`${shownDecision}.title`, { count: people })
      }
      size="lg"
    >
      <Stack>
        <Text size="sm">{t(`${shownDecision}.text`, { count: people })}</Text>
        {many && shownDecision === 'approved' && (
          <Checkbox
            label={t('onlyClear')}
            description={t('onlyClearHint')}
            checked={onlyClear}
            onChange={(event) => setOnlyClear(event.currentTarget.checked)}
          />
        )}
        {many && <PreviewText preview={preview} failed={failed} />}
        {shownDecision === 'rejected' && (
          <RejectionReason why={why} locale={locale} error={reasonError} onChange={setWhy} />
        )}
        {shownDecision === 'approved' && needsReason && (
          <Textarea
            name="reason"
            label={t('override')}
            description={t('overrideHint')}
            autosize
            minRows={2}
            maxLength={1000}
            data-autofocus
            error={reasonError}
            value={why.text}
            onChange={(event) => setWhy({ ready: null, text: event.currentTarget.value })}
          />
        )}
        {many && (
          <Checkbox
            label={bulk('hold')}
            description={bulk('holdHint')}
            checked={hold}
            onChange={(event) => setHold(event.currentTarget.checked)}
          />
        )}
        <DialogActions busy={busy} onClose={onClose}>
          <Button
            color={shownDecision === 'approved' ? 'green' : 'red'}
            loading={busy}
            disabled={many && !preview?.applies}
            onClick={send}
            data-autofocus={shownDecision === 'approved' || undefined}
          >
            {preview?.unexamined
              ? t('approveClear')
              : t(`${shownDecision}.confirm`, { count: people })}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
