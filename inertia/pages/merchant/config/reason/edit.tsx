import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'
import { PageHead } from '~/components/merchant/page_head'
import { ReasonForm, type EditedReason } from '~/components/merchant/reason/reason_form'
import type { Option } from '~/types'

type Props = { reason: EditedReason; name: string; questions: Option[] }

export default function MerchantConfigReasonEdit({ reason, name, questions }: Props) {
  const t = useTranslations('config.reasons')
  const [removing, setRemoving] = useState(false)
  return (
    <>
      <PageHead
        title={t('editTitle')}
        heading={name}
        crumbs={[{ label: t('title'), href: urlFor('merchant.reasons.index') }]}
        action={
          <Button
            variant="light"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => setRemoving(true)}
          >
            {t('remove')}
          </Button>
        }
      />
      <ReasonForm reason={reason} questions={questions} />
      <ConfirmDialog
        opened={removing}
        title={t('removeTitle', { name })}
        text={t('removeText')}
        confirm={t('removeConfirm')}
        url={urlFor('merchant.reasons.destroy', { id: reason.id })}
        onClose={() => setRemoving(false)}
      />
    </>
  )
}
