import { Button } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useMailName } from '~/components/merchant/config/mail_name'
import type { Mail } from '~/components/merchant/mails/mail_state'

type Props = { mail: Pick<Mail, 'id' | 'to' | 'template'>; dense?: boolean }

/** Sends a mail once more. */
export function ResendButton({ mail, dense = false }: Props) {
  const t = useTranslations('config.mails')
  const nameOf = useMailName()
  const [busy, setBusy] = useState(false)
  const resend = () =>
    router.post(
      urlFor('merchant.mails.resend', { id: mail.id }),
      {},
      {
        preserveScroll: true,
        onStart: () => setBusy(true),
        onFinish: () => setBusy(false),
      }
    )
  return (
    <Button
      size={dense ? 'compact-xs' : 'sm'}
      variant={dense ? 'subtle' : 'default'}
      leftSection={<IconSend size={14} aria-hidden />}
      aria-label={t('resendLabel', { to: mail.to, mail: nameOf(mail.template) })}
      loading={busy}
      onClick={resend}
    >
      {t('resend')}
    </Button>
  )
}
