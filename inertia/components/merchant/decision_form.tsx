import { Button, Checkbox, Stack, Text, Textarea } from '@mantine/core'
import { router } from '@inertiajs/react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ChangePreview } from '~/components/merchant/bulk/use_preview'
import { DialogActions } from '~/components/merchant/dialog'
import {
  noReason,
  reasonBody,
  RejectionReason,
} from '~/components/merchant/reason/rejection_reason'
import { useBusy } from '~/components/use_busy'
import type { Decision } from '#shared/request_states'
import type { Locale } from '~/types'

export type DecisionFormProps = {
  decision: Decision
  people: number
  url: string
  data: object
  /** For many requests: null until the server has answered. */
  preview?: ChangePreview | null
  needsReason: boolean
  locale?: Locale
  children: ReactNode
  onClose(): void
  onDone?(): void
}

/** Mounted again each time the dialog opens. */
export function DecisionForm({
  decision,
  people,
  url,
  data,
  preview,
  needsReason,
  locale,
  children,
  onClose,
  onDone,
}: DecisionFormProps) {
  const t = useTranslations('merchant.decision')
  const bulk = useTranslations('merchant.bulk')
  const [why, setWhy] = useState(noReason)
  const [hold, setHold] = useState(false)
  const [busy, whileBusy] = useBusy()
  const [reasonError, setReasonError] = useState<string | null>(null)
  const many = preview !== undefined
  const rejects = decision === 'rejected'

  const send = () =>
    router.post(
      url,
      {
        ...data,
        state: decision,
        ...((rejects || needsReason) && reasonBody(why, locale)),
        ...(preview?.from && { from: preview.from }),
        ...(hold && { hold }),
      },
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
    <Stack>
      <Text size="sm">{t(`${decision}.text`, { count: people })}</Text>
      {children}
      {rejects && (
        <RejectionReason why={why} locale={locale} error={reasonError} onChange={setWhy} />
      )}
      {!rejects && needsReason && (
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
          color={rejects ? 'red' : 'green'}
          loading={busy}
          disabled={many && !preview?.applies}
          onClick={send}
          data-autofocus={!rejects || undefined}
        >
          {preview?.unexamined ? t('approveClear') : t(`${decision}.confirm`, { count: people })}
        </Button>
      </DialogActions>
    </Stack>
  )
}
