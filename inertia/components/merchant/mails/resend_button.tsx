import { IconSend } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useMailName } from '~/components/merchant/mails/mail_name'
import type { Mail } from '~/components/merchant/mails/mail_state'
import { PostButton } from '~/components/merchant/post_button'

type Props = { mail: Pick<Mail, 'id' | 'to' | 'template'>; dense?: boolean }

export function ResendButton({ mail, dense = false }: Props) {
  const t = useTranslations('config.mails')
  const nameOf = useMailName()
  return (
    <PostButton
      url={urlFor('merchant.mails.resend', { id: mail.id })}
      size={dense ? 'compact-xs' : 'sm'}
      variant={dense ? 'subtle' : 'default'}
      leftSection={<IconSend size={14} aria-hidden />}
      aria-label={t('resendLabel', { to: mail.to, mail: nameOf(mail.template) })}
    >
      {t('resend')}
    </PostButton>
  )
}
