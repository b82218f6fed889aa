import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { BulkDialog } from '~/components/merchant/bulk/bulk_dialog'
import type { Targets } from '~/components/merchant/bulk/use_preview'

type Props = {
  opened: boolean
  type: string
  targets: Targets
  onClose(): void
  onDone(): void
}

export function TutorMailDialog({ type, targets, ...dialog }: Props) {
  const t = useTranslations('merchant.tutorMails')
  return (
    <BulkDialog
      {...dialog}
      title={t('title')}
      url={urlFor('merchant.forms.tutor_mails.batch', { form: type })}
      body={targets}
      label={(count) => t('send', { count })}
    >
      <Text size="sm">{t('text')}</Text>
    </BulkDialog>
  )
}
