import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PreviewText } from '~/components/merchant/bulk/preview_text'
import { usePreview } from '~/components/merchant/bulk/use_preview'
import { DecisionForm, type DecisionFormProps } from '~/components/merchant/decision_form'
import { Dialog } from '~/components/merchant/dialog'
import type { Decision } from '#shared/request_states'

type Props = Pick<DecisionFormProps, 'url' | 'locale' | 'onClose' | 'onDone'> & {
  decision: Decision | null
  count: number
  /** Sent with the decision: the ids of many requests, or the version of one. */
  data?: object
  /** For many requests: shows how many will change, and offers to hold the mails. */
  many?: boolean
  needsReason?: boolean
  name?: string
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
  // It stays while the dialog closes, when `decision` is null already.
  const [shown, setShown] = useState<Decision>('approved')
  const [onlyClear, setOnlyClear] = useState(false)
  if (decision && decision !== shown) setShown(decision)

  const chosen = { ...data, ...(onlyClear && { only: 'clear' }) }
  const { preview, failed } = usePreview(
    url,
    many && decision ? { ...chosen, state: decision } : null
  )
  const people = preview?.applies ?? count
  const close = () => {
    setOnlyClear(false)
    onClose()
  }
  return (
    <Dialog
      opened={decision !== null}
      onClose={close}
      title={name ? t(`${shown}.titleOne`, { name }) : t(`${shown}.title`, { count: people })}
      size="lg"
    >
      <DecisionForm
        decision={shown}
        people={people}
        url={url}
        data={chosen}
        preview={many ? preview : undefined}
        needsReason={needsReason}
        locale={locale}
        onClose={close}
        onDone={onDone}
      >
        {many && shown === 'approved' && (
          <Checkbox
            label={t('onlyClear')}
            description={t('onlyClearHint')}
            checked={onlyClear}
            onChange={(event) => setOnlyClear(event.currentTarget.checked)}
          />
        )}
        {many && <PreviewText preview={preview} failed={failed} />}
      </DecisionForm>
    </Dialog>
  )
}
