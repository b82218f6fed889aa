import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'
import type { MailFilter } from '~/components/merchant/mails/mail_toolbar'
import { withoutEmpty } from '#shared/values'

export function ResendUndelivered({ count, filter }: { count: number; filter: MailFilter }) {
  const t = useTranslations('config.mails.again')
  const [asking, setAsking] = useState(false)
  const activeFilter = withoutEmpty(filter)
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconSend size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('open', { count })}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('title', { count })}
        text={t('text')}
        confirm={t('confirm', { count })}
        url={urlFor('merchant.mails.resend_undelivered', {}, { qs: activeFilter })}
        method="post"
        onClose={() => setAsking(false)}
      />
    </>
  )
}
